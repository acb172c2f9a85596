import type { RateLimit } from "../../settings/index.ts";
import { networkFactor } from "../../store/index.ts";
import { networkOf } from "./client-address.ts";

/** Options of the rate limiter. */
export interface RateLimiterOptions {
  /** Limits on the posts of one client; an IPv6 /48 may send `networkFactor` times as many. */
  limits: readonly RateLimit[];
  /** Maximum clients and networks that are remembered; the least recently seen is forgotten first. */
  maxClients?: number;
  now?: () => number;
}

interface Sender {
  name: string;
  /** Multiplies every limit. */
  factor: number;
  times: number[];
}

/** Counts the posts of each client, stored or refused. */
export interface RateLimiter {
  /** Counts a post and returns 0; above a limit, counts nothing and returns the seconds until the next is accepted. */
  count(client: string): number;
  /** Removes the last counted post, because it was a replay. */
  uncount(client: string): void;
}

/**
 * Creates the hard rate limit of posts (spec: HTTP contract). Counts in memory, without the store: a restart forgets a
 * minute of posts.
 */
export function createRateLimiter({
  limits,
  maxClients = 10_000,
  // Monotonic: a wall clock that is set back would lock people out.
  now = () => performance.now(),
}: RateLimiterOptions): RateLimiter {
  const posts = new Map<string, number[]>();
  const maxCount = Math.max(0, ...limits.map(({ count }) => count));

  /** Lists the client and its network, each with the times of its latest posts. */
  function listSenders(client: string): Sender[] {
    const network = networkOf(client);
    const senders = [{ name: client, factor: 1, times: posts.get(client) ?? [] }];
    if (network !== undefined) {
      senders.push({ name: network, factor: networkFactor, times: posts.get(network) ?? [] });
    }
    return senders;
  }

  function waitMsOf({ factor, times }: Sender): number {
    const waits = limits.map(({ count, windowMs }) => {
      const oldest = times.at(-count * factor);
      return oldest === undefined ? 0 : oldest + windowMs - now();
    });
    return Math.max(0, ...waits);
  }

  return {
    count: (client) => {
      if (maxCount === 0) return 0;
      const senders = listSenders(client);
      const waitMs = Math.max(...senders.map(waitMsOf));
      for (const { name, factor, times } of senders) {
        // A new client that is refused is not remembered, or a thousand of them would push out the others.
        if (waitMs > 0 && times.length === 0) continue;
        posts.delete(name);
        posts.set(name, waitMs > 0 ? times : [...times, now()].slice(-maxCount * factor));
      }
      for (const leastRecent of posts.keys()) {
        if (posts.size <= maxClients) break;
        posts.delete(leastRecent);
      }
      return Math.ceil(waitMs / 1000);
    },
    uncount: (client) => {
      for (const { times } of listSenders(client)) times.pop();
    },
  };
}
