import { setTimeout as wait } from "node:timers/promises";
import type { ClaimedMessage, Deliveries } from "../store/index.ts";
import { attemptDelivery, type DeliveryLog, logResult } from "./attempt.ts";
import type { Channel } from "./channel.ts";

/** Default number of deliveries in flight at once per channel. */
const maxParallel = 4;

/** Longer than an attempt plus recording its result. When it expires, a crashed server's deliveries are due again. */
const leaseMs = 90_000;

/** How often each channel looks for deliveries that are due. */
const pollMs = 1000;

/** Pause between polls while the store is unavailable. */
const storePauseMs = 5000;

interface DeliveryWorkerParts {
  deliveries: Deliveries;
  /** The configured channels by name. Deliveries for other channels wait. */
  channels: ReadonlyMap<string, Channel>;
  log: DeliveryLog;
  now?: (() => number) | undefined;
  random?: () => number;
}

/** Delivers what is due, sharing the work with other servers' workers (spec: Delivery). */
export interface DeliveryWorker {
  /** Delivers until `stop`. */
  start(): void;
  /** Stops claiming, lets attempts in flight run for `graceMs`, then aborts them and releases their leases. */
  stop(graceMs: number): Promise<void>;
  /** Delivers until nothing is due. For tests, which set the clock. Throws `StoreUnavailableError`. */
  deliverDue(): Promise<void>;
}

export function createDeliveryWorker({
  deliveries,
  channels,
  log,
  now = Date.now,
  random = Math.random,
}: DeliveryWorkerParts): DeliveryWorker {
  const stopping = new AbortController();
  const aborting = new AbortController();
  const parts = { log, now, random, aborting: aborting.signal };
  let running: Promise<unknown> | undefined;

  const claim = (channel: string, count: number) =>
    deliveries.claimDeliveries({ channel, nowMs: now(), leaseMs, count });

  async function deliver(channel: Channel, delivery: ClaimedMessage): Promise<void> {
    const { id, lockedUntilMs } = delivery;
    const result = await attemptDelivery(channel, delivery, parts);
    await deliveries.settleDelivery({ id, lockedUntilMs, nowMs: now(), result });
    logResult(log, delivery, result);
  }

  /** Each channel has its own loop, so that a slow receiver delays only its own deliveries. */
  async function run(channelName: string, channel: Channel): Promise<void> {
    const inFlight = new Set<Promise<void>>();
    let lastReason: string | undefined;
    /** Logs a repeated reason once, so that it doesn't flood the log. */
    function logFailure(cause: unknown): void {
      const reason = cause instanceof Error ? cause.message : String(cause);
      if (reason !== lastReason) {
        log.error(
          { channel: channelName, err: cause },
          "the store cannot read or write deliveries; retrying",
        );
      }
      lastReason = reason;
    }

    while (!stopping.signal.aborted) {
      let pauseMs = pollMs;
      try {
        const free = (channel.maxParallel ?? maxParallel) - inFlight.size;
        for (const delivery of free > 0 ? await claim(channelName, free) : []) {
          const ended = deliver(channel, delivery)
            .catch(logFailure)
            .finally(() => inFlight.delete(ended));
          inFlight.add(ended);
        }
        lastReason = undefined;
      } catch (error) {
        logFailure(error);
        pauseMs = storePauseMs;
      }
      // A delivery that ends makes room for the next.
      await Promise.race([pause(pauseMs), ...inFlight]);
    }
    await Promise.all(inFlight);
  }

  function pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  return {
    start: () => {
      running ??= Promise.all([...channels].map(([name, channel]) => run(name, channel)));
    },
    async stop(graceMs) {
      stopping.abort();
      const deadline = setTimeout(() => aborting.abort(), graceMs);
      await running;
      clearTimeout(deadline);
    },
    async deliverDue() {
      const delivered = [...channels].map(async ([name, channel]) => {
        for (;;) {
          const claimed = await claim(name, channel.maxParallel ?? maxParallel);
          if (claimed.length === 0) return;
          await Promise.all(claimed.map((delivery) => deliver(channel, delivery)));
        }
      });
      await Promise.all(delivered);
    },
  };
}
