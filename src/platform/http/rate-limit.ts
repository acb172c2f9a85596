/** Above this number of clients, all are forgotten: an attacker with that many addresses can get around any limit anyway. */
const MAX_CLIENTS = 10_000;

/**
 * Creates the hard limit on each client's submissions. The returned function counts a submission and returns 0 or, above
 * a limit, only returns the seconds until the next is accepted. Counts are kept in memory, so a restart resets them.
 */
export function createRateLimiter(
  limits: readonly { count: number; windowMs: number }[],
  // Monotonic: a wall clock that is set back would lock people out.
  now = () => performance.now(),
): (client: string) => number {
  const maxCount = Math.max(0, ...limits.map(({ count }) => count));
  /** Times of each client's latest submissions, oldest first. */
  const timesOf = new Map<string, number[]>();
  return (client) => {
    const times = timesOf.get(client) ?? [];
    const waitsMs = limits.map(({ count, windowMs }) => {
      const oldest = times.at(-count);
      return oldest === undefined ? 0 : oldest + windowMs - now();
    });
    const waitMs = Math.max(0, ...waitsMs);
    if (waitMs > 0 || maxCount === 0) return Math.ceil(waitMs / 1000);
    if (timesOf.size >= MAX_CLIENTS) timesOf.clear();
    timesOf.set(client, [...times, now()].slice(-maxCount));
    return 0;
  };
}
