/** A value that is computed on demand, no more often than every `maxAgeMs`. */
export interface Recent<T> {
  /** The value from at most `maxAgeMs` ago; simultaneous callers share one computation, and its failure. */
  get(): Promise<T>;
  /** Makes the next `get` compute again, after a change that it must see. */
  forget(): void;
}

/** Wraps a costly computation. `now` is any clock in milliseconds. */
export function createRecent<T>(
  compute: () => Promise<T>,
  { maxAgeMs = 1_000, now = Date.now }: { maxAgeMs?: number; now?: (() => number) | undefined } = {},
): Recent<T> {
  let latest: { value: Promise<T>; atMs: number } | undefined;
  return {
    get() {
      const ageMs = now() - (latest?.atMs ?? 0);
      // A wall clock may be set back.
      if (latest && ageMs >= 0 && ageMs < maxAgeMs) return latest.value;
      latest = { value: compute(), atMs: now() };
      return latest.value;
    },
    forget() {
      latest = undefined;
    },
  };
}
