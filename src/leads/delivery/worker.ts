import { setTimeout as wait } from "node:timers/promises";
import type { ClaimedDelivery, Deliveries, DeliveryResult, SettledDelivery } from "../../store/index.ts";
import { type Attempt, type Channel, DeliveryError } from "./channel.ts";
import { pauseAfter } from "./retry.ts";

/** Deliveries in flight at once: mail servers accept few connections from one sender. */
const maxParallel = 8;

/** An attempt that takes longer has failed. */
const attemptTimeoutMs = 60_000;

/** Longer than an attempt and the write of its result; then the deliveries of a crashed server are due again. */
const leaseMs = 90_000;

/** Pause between two rounds. Polling, because `npm run leads` releases deliveries from another process. */
const pollMs = 1000;

/** Pause while the store is unavailable. */
const storePauseMs = 5000;

/** A delivery that waits longer is logged as an error. */
const alarmAgeMs = 15 * 60_000;
const alarmCheckMs = 60_000;

/** Dependencies of the worker; tests pass their own clock. */
export interface DeliveryWorkerParts {
  deliveries: Deliveries;
  channels: Readonly<Record<string, Channel>>;
  log: DeliveryLog;
  now?: () => number;
  random?: () => number;
}

/** Log of deliveries: ids and reasons, never an e-mail address. */
export interface DeliveryLog {
  info(fields: object, sentence: string): void;
  warn(fields: object, sentence: string): void;
  error(fields: object, sentence: string): void;
}

/** Delivers what is due, beside the workers of any other servers (spec: Delivery). */
export interface DeliveryWorker {
  /** Runs one round: delivers up to a limited number of due deliveries and returns how many. Throws `StoreUnavailableError`. */
  deliverDue(): Promise<number>;
  /** Logs an error, once, when a delivery has waited for too long. */
  checkBacklog(): Promise<void>;
  /** Runs rounds until `stop`. */
  start(): void;
  /** Claims nothing more, lets attempts in flight run for `graceMs`, then aborts them and releases their leases. */
  stop(graceMs: number): Promise<void>;
}

/** Creates the worker without starting it. */
export function createDeliveryWorker({
  deliveries,
  channels,
  log,
  now = Date.now,
  random = Math.random,
}: DeliveryWorkerParts): DeliveryWorker {
  /** Ends the rounds. */
  const stopping = new AbortController();
  /** Ends attempts in flight. */
  const aborting = new AbortController();
  let running: Promise<void> | undefined;
  let isAlarmed = false;
  let lastWrite = Promise.resolve();
  let nextWrite: { settled: SettledDelivery[]; written: Promise<void> } | undefined;

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    const { id, lockedUntilMs } = delivery;
    const result = await resultOf(delivery);
    await settle({ id, lockedUntilMs, result });
    logResult(delivery, result);
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

  async function resultOf(delivery: ClaimedDelivery): Promise<DeliveryResult> {
    const deliveredTo = [...delivery.deliveredTo];
    const channel = channels[delivery.channel];
    if (aborting.signal.aborted || !channel) return { kind: "released", deliveredTo };
    const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(attemptTimeoutMs)]);
    try {
      const skip = await orAborted(channel.deliver(delivery, { signal, deliveredTo }), signal);
      return skip ? { kind: "skipped", reason: skip.skipped } : { kind: "delivered", atMs: now() };
    } catch (error) {
      if (aborting.signal.aborted) return { kind: "released", deliveredTo };
      return afterFailure(delivery, error, deliveredTo);
    }
  }

  function afterFailure(
    { id, attempts }: ClaimedDelivery,
    cause: unknown,
    deliveredTo: Attempt["deliveredTo"],
  ): DeliveryResult {
    const error = cause instanceof Error ? cause.message : String(cause);
    const { isPermanent = false, isSettingsError = false } = cause instanceof DeliveryError ? cause : {};
    if (isSettingsError)
      log.error({ delivery: id, reason: error }, "a mail setting needs a correction; the mail is kept");
    const pauseMs = isPermanent ? undefined : pauseAfter(attempts + 1, random);
    return pauseMs === undefined
      ? { kind: "failed", error, deliveredTo }
      : { kind: "retry", error, deliveredTo, nextAttemptAtMs: now() + pauseMs };
  }

  function logResult({ id, attempts }: ClaimedDelivery, result: DeliveryResult): void {
    const fields = { delivery: id, attempts: attempts + 1 };
    if (result.kind === "delivered") log.info(fields, "delivered");
    if (result.kind === "skipped")
      log.info({ delivery: id, reason: result.reason }, "not delivered on purpose");
    if (result.kind === "retry") {
      const nextAttempt = new Date(result.nextAttemptAtMs).toISOString();
      log.warn({ ...fields, reason: result.error, nextAttempt }, "not delivered yet");
    }
    if (result.kind === "failed") {
      log.error({ ...fields, reason: result.error }, "a delivery was given up and needs a person");
    }
  }

  async function deliverDue(): Promise<number> {
    const claimed = await deliveries.claimDeliveries({ nowMs: now(), leaseMs, count: maxParallel });
    const ended = await Promise.allSettled(claimed.map(attempt));
    const broken = ended.find((end) => end.status === "rejected");
    if (broken) throw broken.reason;
    return claimed.length;
  }

  async function checkBacklog(): Promise<void> {
    const { waiting } = await deliveries.summarizeDeliveries();
    const isLate = waiting.oldestAtMs !== null && now() - waiting.oldestAtMs > alarmAgeMs;
    if (isLate && !isAlarmed) {
      log.error(
        { waiting: waiting.count },
        "mails have waited for more than 15 minutes: npm run leads -- status",
      );
    }
    if (!isLate && isAlarmed) log.info({}, "no mail waits for more than 15 minutes any more");
    isAlarmed = isLate;
  }

  async function run(): Promise<void> {
    let lastReason: string | undefined;
    let backlogCheckedAt = performance.now();
    while (!stopping.signal.aborted) {
      let pauseMs = pollMs;
      const startedAt = performance.now();
      try {
        const isMoreDue = (await deliverDue()) === maxParallel;
        // Leaves the disk to visitors for most of the time.
        if (isMoreDue) pauseMs = Math.min(3 * (performance.now() - startedAt), pollMs);
        if (performance.now() - backlogCheckedAt > alarmCheckMs) {
          backlogCheckedAt = performance.now();
          await checkBacklog();
        }
        lastReason = undefined;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        // Logged once per reason, or the same line every few seconds would bury all others.
        if (reason !== lastReason) log.error({ err: error }, "deliveries cannot be read or written now");
        lastReason = reason;
        pauseMs = storePauseMs;
      }
      await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    deliverDue,
    checkBacklog,
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

/** Returns the promise's result; rejects as soon as the signal aborts, even if the work ignores it. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DeliveryError("It took too long."));
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
