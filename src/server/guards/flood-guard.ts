import type { RateLimit } from "../../settings/index.ts";
import { networkFactor } from "../../store/index.ts";
import { networkOf } from "./client-address.ts";

/** Settings of the flood guard. */
export interface FloodGuardOptions {
  /** Most posts of one address; an IPv6 /48 may send `networkFactor` times as many. */
  limits: readonly RateLimit[];
  /** Most addresses and networks remembered; the one unseen for longest goes first. */
  maxAddresses?: number;
  now?: () => number;
}

interface Sender {
  name: string;
  /** How many times the numbers it may send. */
  factor: number;
  times: number[];
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

  /** The address and its network, each with the times of its latest posts. */
  function listSenders(address: string): Sender[] {
    const network = networkOf(address);
    const senders = [{ name: address, factor: 1, times: posts.get(address) ?? [] }];
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
    enter: (address) => {
      if (most === 0) return 0;
      const senders = listSenders(address);
      const waitMs = Math.max(...senders.map(waitMsOf));
      for (const { name, factor, times } of senders) {
        // A refused address that is new is not remembered: a thousand of them would make the others forgotten.
        if (waitMs > 0 && times.length === 0) continue;
        posts.delete(name);
        posts.set(name, waitMs > 0 ? times : [...times, now()].slice(-most * factor));
      }
      for (const longestUnseen of posts.keys()) {
        if (posts.size <= maxAddresses) break;
        posts.delete(longestUnseen);
      }
      return Math.ceil(waitMs / 1000);
    },
    leave: (address) => {
      for (const { times } of listSenders(address)) times.pop();
    },
  };
}
