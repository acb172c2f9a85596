import { setTimeout as wait } from "node:timers/promises";
import type { ClaimedMessage, Deliveries, SettledDelivery } from "../store/index.ts";
import { attemptDelivery, type DeliveryLog, logResult } from "./attempt.ts";
import type { Channel } from "./channel.ts";
import { createChannelQueue } from "./channel-queue.ts";

/** Default number of deliveries in flight at once per channel. */
const maxParallel = 4;

/** Longer than an attempt plus recording its result. When it expires, a crashed server's deliveries are due again. */
const leaseMs = 90_000;

/** How often to poll for deliveries that other processes, such as `npm run leads`, have queued. */
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
  /** Attempts all due deliveries and returns how many there were. Throws `StoreUnavailableError`. */
  deliverDue(): Promise<number>;
  /** Delivers until `stop`. */
  start(): void;
  /** Stops claiming, lets attempts in flight run for `graceMs`, then aborts them and releases their leases. */
  stop(graceMs: number): Promise<void>;
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
  let running: Promise<void> | undefined;
  /** Set if the store could not be read or written. */
  let failure: { cause: unknown } | undefined;
  let lastWrite = Promise.resolve();
  let nextWrite: { settled: SettledDelivery[]; written: Promise<void> } | undefined;

  const queues = new Map(
    [...channels].map(([name, channel]) => [
      name,
      createChannelQueue({
        maxParallel: channel.maxParallel ?? maxParallel,
        claim: (count) => deliveries.claimDeliveries({ channel: name, nowMs: now(), leaseMs, count }),
        deliver: (delivery) => deliver(channel, delivery),
        onFailure: (cause) => {
          failure ??= { cause };
        },
        stopping: stopping.signal,
      }),
    ]),
  );

  async function deliver(channel: Channel, delivery: ClaimedMessage): Promise<void> {
    const { id, lockedUntilMs } = delivery;
    const result = await attemptDelivery(channel, delivery, parts);
    await settle({ id, lockedUntilMs, result });
    logResult(log, delivery, result);
  }

  /** Batches results that arrive during a write, because each write waits for the disk. */
  function settle(one: SettledDelivery): Promise<void> {
    if (!nextWrite) {
      const settled: SettledDelivery[] = [];
      const written = lastWrite
        .catch(() => undefined)
        .then(() => {
          nextWrite = undefined;
          return deliveries.settleDeliveries(settled);
        });
      nextWrite = { settled, written };
      lastWrite = written;
    }
    nextWrite.settled.push(one);
    return nextWrite.written;
  }

  async function deliverDue(): Promise<number> {
    takeFailure();
    const counts = await Promise.all([...queues.values()].map((queue) => queue.startDue()));
    await whenIdle();
    const failed = takeFailure();
    if (failed) throw failed.cause;
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async function whenIdle(): Promise<void> {
    await Promise.all([...queues.values()].map((queue) => queue.whenIdle()));
  }

  async function run(): Promise<void> {
    let lastReason: string | undefined;
    while (!stopping.signal.aborted) {
      try {
        const due = await deliveries.findDueChannels({ nowMs: now(), leaseMs });
        // Don't await it, so that channels don't wait for each other.
        for (const name of due) void queues.get(name)?.startDue();
      } catch (cause) {
        failure = { cause };
      }
      await pause(pollMs);
      lastReason = logFailure(lastReason);
      if (lastReason) await pause(storePauseMs - pollMs);
    }
    await whenIdle();
    logFailure(lastReason);
  }

  function takeFailure(): typeof failure {
    const taken = failure;
    failure = undefined;
    return taken;
  }

  /** Logs a repeated reason once, so that it doesn't flood the log. Returns the reason. */
  function logFailure(lastReason: string | undefined): string | undefined {
    const failed = takeFailure();
    if (!failed) return undefined;
    const { cause } = failed;
    const reason = cause instanceof Error ? cause.message : String(cause);
    if (reason !== lastReason)
      log.error({ err: cause }, "the store cannot read or write deliveries; retrying");
    return reason;
  }

  function pause(ms: number): Promise<void> {
    return wait(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  return {
    deliverDue,
    start: () => {
      running ??= run();
    },
    async stop(graceMs) {
      stopping.abort();
      const deadline = setTimeout(() => aborting.abort(), graceMs);
      await running;
      clearTimeout(deadline);
    },
  };
}
