/** At most `count` refusals of one address in any `windowMs`. */
export interface RefusalLimitOptions {
  count: number;
  windowMs: number;
  /** Most addresses remembered; the one unseen for longest goes first. */
  maxAddresses?: number;
  now?: () => number;
}

/** Counts the refusals of each address. */
export interface RefusalLimit {
  /** Seconds until the address may try again, or 0. */
  secondsToWait(address: string): number;
  count(address: string): void;
}

/**
 * Slows down an address that keeps sending what has to be refused. Such posts leave no row in the store, whose
 * own limits count what was taken; this count therefore lives in memory and starts anew with the process.
 * Throws `RangeError` for options that would refuse everybody.
 */
export function createRefusalLimit({
  count,
  windowMs,
  maxAddresses = 10_000,
  now = Date.now,
}: RefusalLimitOptions): RefusalLimit {
  if (!(count >= 1 && windowMs >= 1 && maxAddresses >= 1)) {
    throw new RangeError("A refusal limit needs count, windowMs and maxAddresses of at least 1");
  }
  const refusals = new Map<string, number[]>();

  function recent(address: string): number[] {
    const since = now() - windowMs;
    return (refusals.get(address) ?? []).filter((at) => at > since);
  }

  return {
    secondsToWait: (address) => {
      const times = recent(address);
      const oldest = times.at(-count);
      return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + windowMs - now()) / 1000));
    },
    count: (address) => {
      const times = [...recent(address), now()].slice(-count);
      refusals.delete(address);
      refusals.set(address, times);
      const longestUnseen = refusals.keys().next();
      if (refusals.size > maxAddresses && !longestUnseen.done) refusals.delete(longestUnseen.value);
    },
  };
}
