import { DeliveryError } from "../mail/delivery-error.ts";
import type { ClaimedMessage, DeliveryResult, Sent } from "../store/index.ts";
import type { Attempt, Channel } from "./channel.ts";
import { pauseAfter } from "./retry.ts";

export const attemptTimeoutMs = 60_000;

/** Receives ids and reasons, never an email address. */
export interface DeliveryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface AttemptParts {
  log: DeliveryLog;
  now: () => number;
  random: () => number;
  /** Aborts attempts in flight and releases their leases. */
  aborting: AbortSignal;
}

/** Makes one attempt at a claimed delivery and returns its result. Never throws. */
export async function attemptDelivery(
  channel: Channel,
  delivery: ClaimedMessage,
  parts: AttemptParts,
): Promise<DeliveryResult> {
  const { aborting } = parts;
  const deliveredTo = [...delivery.deliveredTo];
  if (aborting.aborted) return { state: "pending", deliveredTo };
  const signal = AbortSignal.any([aborting, AbortSignal.timeout(attemptTimeoutMs)]);
  try {
    return await orAborted(send(channel, delivery, { signal, deliveredTo }), signal);
  } catch (error) {
    if (aborting.aborted) return { state: "pending", deliveredTo };
    return afterFailure(delivery, error, deliveredTo, parts);
  }
}

async function send(channel: Channel, delivery: ClaimedMessage, attempt: Attempt): Promise<Sent> {
  if (delivery.kind === "erased") {
    return (await channel.deliverErasure?.(delivery, attempt)) ?? { state: "delivered" };
  }
  if ("lead" in delivery) return channel.deliver(delivery, attempt);
  const reason = "This channel doesn't send alerts or summaries.";
  return (await channel.deliverAlert?.(delivery, attempt)) ?? { state: "skipped", reason };
}

function afterFailure(
  { id, attempts }: ClaimedMessage,
  cause: unknown,
  deliveredTo: Attempt["deliveredTo"],
  { log, now, random }: AttemptParts,
): DeliveryResult {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const {
    isPermanent = false,
    isSettingsError = false,
    retryAfterMs = 0,
  } = cause instanceof DeliveryError ? cause : {};
  if (isSettingsError) {
    log.error({ delivery: id, reason }, "a setting is incorrect; the delivery will be retried");
  }
  const pauseMs = isPermanent ? undefined : pauseAfter(attempts + 1, retryAfterMs, random);
  return pauseMs === undefined
    ? { state: "failed", reason, deliveredTo }
    : { state: "pending", failure: { reason, nextAttemptAtMs: now() + pauseMs }, deliveredTo };
}

export function logResult(log: DeliveryLog, { id, attempts }: ClaimedMessage, result: DeliveryResult): void {
  const fields = { delivery: id, attempts: attempts + 1 };
  if (result.state === "delivered") log.info(fields, "delivered");
  else if (result.state === "skipped") {
    log.info({ delivery: id, reason: result.reason }, "delivery skipped");
  } else if (result.state === "failed") {
    const advice = "delivery failed permanently; retry it with npm run leads -- redeliver";
    log.error({ ...fields, reason: result.reason }, advice);
  } else if (result.failure) {
    const { reason, nextAttemptAtMs } = result.failure;
    const nextAttempt = new Date(nextAttemptAtMs).toISOString();
    log.warn({ ...fields, reason, nextAttempt }, "delivery failed; it will be retried");
  }
}

/** Rejects as soon as the signal aborts, even if the work ignores it. */
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DeliveryError("The attempt timed out."));
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
