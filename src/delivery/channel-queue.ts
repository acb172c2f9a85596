import { setTimeout as wait } from "node:timers/promises";

/** Maximum pause between claims. */
const maxPauseMs = 1000;

interface ChannelQueue {
  /** Starts all due deliveries, at most `maxParallel` at once. Returns how many it started. */
  startDue(): Promise<number>;
  /** Resolves once no delivery is in flight. */
  whenIdle(): Promise<void>;
}

interface ChannelQueueParts<Delivery> {
  maxParallel: number;
  claim: (count: number) => Promise<readonly Delivery[]>;
  /** Makes an attempt and records its result. */
  deliver: (delivery: Delivery) => Promise<void>;
  /** Called with the error when deliveries could not be claimed or a result could not be recorded. */
  onFailure: (cause: unknown) => void;
  /** Once aborted, no more deliveries start. */
  stopping: AbortSignal;
}

/** Each channel has its own queue, so that a slow receiver delays only its own deliveries. */
export function createChannelQueue<Delivery>(parts: ChannelQueueParts<Delivery>): ChannelQueue {
  const { maxParallel, claim, deliver, onFailure, stopping } = parts;
  const inFlight = new Set<Promise<void>>();
  let starting: Promise<number> | undefined;
  let hasFailed = false;

  function fail(cause: unknown): void {
    hasFailed = true;
    onFailure(cause);
  }

  function start(delivery: Delivery): void {
    const ended = deliver(delivery)
      .catch(fail)
      .finally(() => inFlight.delete(ended));
    inFlight.add(ended);
  }

  async function startAll(): Promise<number> {
    let started = 0;
    hasFailed = false;
    while (!stopping.aborted && !hasFailed) {
      if (inFlight.size >= maxParallel) await Promise.race(inFlight);
      const free = maxParallel - inFlight.size;
      const beganAtMs = performance.now();
      const claimed = await claim(free);
      for (const delivery of claimed) start(delivery);
      started += claimed.length;
      if (claimed.length < free) break;
      // Pause to leave the disk free for visitors' requests most of the time.
      const pauseMs = Math.min(3 * (performance.now() - beganAtMs), maxPauseMs);
      await wait(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
    }
    return started;
  }

  return {
    startDue() {
      starting ??= startAll()
        .catch((cause: unknown) => {
          fail(cause);
          return 0;
        })
        .finally(() => {
          starting = undefined;
        });
      return starting;
    },
    async whenIdle() {
      await starting;
      await Promise.all(inFlight);
    },
  };
}
