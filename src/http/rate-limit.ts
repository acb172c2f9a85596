/** Above this number of clients, all are forgotten: who has so many addresses has more posts than any limit anyway. */
const MAX_CLIENTS = 10_000;

/**
 * Creates the hard limit on the posts of one client. The result counts a post and returns 0; above a limit, it counts
 * nothing and returns the seconds until the next post is accepted. Counts in memory: a restart forgets a minute of posts.
 */
export function createRateLimiter(
  limits: readonly { count: number; windowMs: number }[],
  // Monotonic: a wall clock that is set back would lock people out.
  now = () => performance.now(),
): (client: string) => number {
  const maxCount = Math.max(0, ...limits.map(({ count }) => count));
  /** The times of each client's latest posts, oldest first. */
  const posts = new Map<string, number[]>();
  return (client) => {
    const times = posts.get(client) ?? [];
    const waitsMs = limits.map(({ count, windowMs }) => {
      const oldest = times.at(-count);
      return oldest === undefined ? 0 : oldest + windowMs - now();
    });
    const waitMs = Math.max(0, ...waitsMs);
    if (waitMs > 0 || maxCount === 0) return Math.ceil(waitMs / 1000);
    if (posts.size >= MAX_CLIENTS) posts.clear();
    posts.set(client, [...times, now()].slice(-maxCount));
    return 0;
  };
}
