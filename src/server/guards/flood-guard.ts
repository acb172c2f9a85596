import type { RateLimit } from "../../settings/index.ts";

/** What a flood is: from the `count`-th post of one address within any `windowMs` on. */
export interface FloodGuardOptions {
  limits: readonly RateLimit[];
  /** Most addresses remembered; the one unseen for longest goes first. */
  maxAddresses?: number;
  now?: () => number;
}

/** Counts the posts of each address, stored and refused alike. */
export interface FloodGuard {
  /** Counts a post; or the seconds until one more post of the address is no flood, uncounted. */
  enter(address: string): number;
  /** Takes back the last post that was counted: it was the same as an earlier one. */
  leave(address: string): void;
}

/**
 * Detects addresses that flood the endpoint (decisions: HTTP contract), without the store. The count lives in memory:
 * a restart forgets it, which costs a minute's worth.
 */
export function createFloodGuard({
  limits,
  maxAddresses = 10_000,
  // The monotonic clock: a wall clock set back would lock people out.
  now = () => performance.now(),
}: FloodGuardOptions): FloodGuard {
  const posts = new Map<string, number[]>();
  const most = Math.max(0, ...limits.map(({ count }) => count));

  /** When the address may post again, as far as one limit goes. */
  function openAt(times: readonly number[], { count, windowMs }: RateLimit): number {
    const oldest = times.at(-Math.max(1, count - 1));
    return oldest === undefined ? 0 : oldest + windowMs;
  }

  return {
    enter: (address) => {
      if (most === 0) return 0;
      const times = posts.get(address) ?? [];
      const waitMs = Math.max(0, ...limits.map((limit) => openAt(times, limit) - now()));
      posts.delete(address);
      posts.set(address, waitMs > 0 ? times : [...times, now()].slice(-most));
      const longestUnseen = posts.keys().next();
      if (posts.size > maxAddresses && !longestUnseen.done) posts.delete(longestUnseen.value);
      return Math.ceil(waitMs / 1000);
    },
    leave: (address) => {
      posts.get(address)?.pop();
    },
  };
}
