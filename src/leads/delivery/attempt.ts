import { DeliveryError } from "../mail/delivery-error.ts";
import type { ClaimedMessage, DeliveryResult } from "../store/index.ts";
import type { Attempt, Channel, NothingSent } from "./channel.ts";
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

/** Makes one attempt at a claimed delivery and returns the result to record. Never throws. */
export async function attemptDelivery(
  channel: Channel,
  delivery: ClaimedMessage,
  parts: AttemptParts,
): Promise<DeliveryResult> {
  const { aborting, now } = parts;
  const deliveredTo = [...delivery.deliveredTo];
  if (aborting.aborted) return { kind: "released", deliveredTo };
  const signal = AbortSignal.any([aborting, AbortSignal.timeout(attemptTimeoutMs)]);
  try {
    const nothingSent = await orAborted(send(channel, delivery, { signal, deliveredTo }), signal);
    if (nothingSent && "skipped" in nothingSent) return { kind: "skipped", reason: nothingSent.skipped };
    return { kind: "delivered", atMs: now(), ...(nothingSent && { reason: nothingSent.delivered }) };
  } catch (error) {
    if (aborting.aborted) return { kind: "released", deliveredTo };
    return afterFailure(delivery, error, deliveredTo, parts);
  }
}

async function send(
  channel: Channel,
  delivery: ClaimedMessage,
  attempt: Attempt,
): Promise<NothingSent | undefined> {
  if (delivery.kind === "erased") return channel.deliverErasure?.(delivery, attempt);
  if ("lead" in delivery) return channel.deliver(delivery, attempt);
  if (!channel.deliverAlert) return { skipped: "This channel doesn't send alerts or summaries." };
  return channel.deliverAlert(delivery, attempt);
}

function afterFailure(
  { id, attempts }: ClaimedMessage,
  cause: unknown,
  deliveredTo: Attempt["deliveredTo"],
  { log, now, random }: AttemptParts,
): DeliveryResult {
  const error = cause instanceof Error ? cause.message : String(cause);
  const {
    isPermanent = false,
    isSettingsError = false,
    retryAfterMs = 0,
  } = cause instanceof DeliveryError ? cause : {};
  if (isSettingsError) {
    log.error({ delivery: id, reason: error }, "a setting is incorrect; the delivery will be retried");
  }
  const pauseMs = isPermanent ? undefined : pauseAfter(attempts + 1, retryAfterMs, random);
  return pauseMs === undefined
    ? { kind: "failed", atMs: now(), error, deliveredTo }
    : { kind: "retry", error, deliveredTo, nextAttemptAtMs: now() + pauseMs };
}

export function logResult(log: DeliveryLog, { id, attempts }: ClaimedMessage, result: DeliveryResult): void {
  const fields = { delivery: id, attempts: attempts + 1 };
  if (result.kind === "delivered") log.info(fields, "delivered");
  if (result.kind === "skipped") {
    log.info({ delivery: id, reason: result.reason }, "delivery skipped");
  }
  if (result.kind === "retry") {
    const nextAttempt = new Date(result.nextAttemptAtMs).toISOString();
    log.warn({ ...fields, reason: result.error, nextAttempt }, "delivery failed; it will be retried");
  }
  if (result.kind === "failed") {
    log.error(
      { ...fields, reason: result.error },
      "delivery failed permanently; retry it with npm run leads -- redeliver",
    );
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
