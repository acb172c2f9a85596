import type { ClaimedDelivery, ClaimedErasure, ClaimedNotice } from "../store/index.ts";

export interface Attempt {
  /** Aborts on timeout or when the server stops. */
  signal: AbortSignal;
  /** Recipients that already have the message. A channel with several recipients adds each after sending. */
  deliveredTo: string[];
}

/** Why nothing was sent: on purpose (`skipped`), or because there was nothing to send (`delivered`). */
export type NothingSent = { skipped: string } | { delivered: string };

/** Delivers single messages; retrying is the worker's job. */
export interface Channel {
  /** Deliveries in flight at once, by default 4: mail servers accept few connections from one sender. */
  maxParallel?: number;
  /** Delivers, or returns why nothing was sent. Throws on failure, a `DeliveryError` if its kind is known. */
  deliver(delivery: ClaimedDelivery, attempt: Attempt): Promise<NothingSent | undefined>;
  /** Tells the receiver that a lead was erased. */
  deliverErasure?(erasure: ClaimedErasure, attempt: Attempt): Promise<undefined>;
  /** Sends an alert or a summary to the owner. */
  deliverAlert?(alert: ClaimedNotice, attempt: Attempt): Promise<NothingSent | undefined>;
}

/** Its message is logged, so it must not contain an e-mail address or a visitor's text. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Whether another attempt would fail in the same way. */
  readonly isPermanent: boolean;
  /** Whether every delivery fails until the owner corrects a setting. */
  readonly isSettingsError: boolean;
  /** The shortest pause that the receiver asked for. */
  readonly retryAfterMs: number;

  constructor(message: string, { isPermanent = false, isSettingsError = false, retryAfterMs = 0 } = {}) {
    super(message);
    this.isPermanent = isPermanent;
    this.isSettingsError = isSettingsError;
    this.retryAfterMs = retryAfterMs;
  }
}
