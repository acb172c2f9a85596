import type { ClaimedDelivery, ClaimedErasure, ClaimedNotice } from "../store/index.ts";

/** One attempt of the worker at a delivery. */
export interface Attempt {
  /** Aborts when the attempt takes too long or the server stops. */
  signal: AbortSignal;
  /** Recipients that already have the message; a channel with several adds each after sending. */
  deliveredTo: string[];
}

/** Why nothing was sent: on purpose (`skipped`), or because there was nothing to send (`delivered`). */
export type NothingSent = { skipped: string } | { delivered: string };

/** A destination of messages. It knows how to deliver one; retrying is the worker's job. */
export interface Channel {
  /** Most deliveries in flight at once, by default 4: mail servers accept few connections from one sender. */
  maxParallel?: number;
  /** Delivers, or returns why nothing was sent. Throws on failure: a `DeliveryError` where the kind is known. */
  deliver(delivery: ClaimedDelivery, attempt: Attempt): Promise<NothingSent | undefined>;
  /** Notifies the receiver that a lead was erased. A channel without it is not notified. */
  deliverErasure?(erasure: ClaimedErasure, attempt: Attempt): Promise<undefined>;
  /** Sends an alert or a summary to the owner. */
  deliverAlert?(alert: ClaimedNotice, attempt: Attempt): Promise<NothingSent | undefined>;
}

/** A failed attempt. The message is logged, so it must not contain an e-mail address or a visitor's text. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Another attempt would fail in the same way. */
  readonly isPermanent: boolean;
  /** Every delivery fails until the owner corrects a setting. */
  readonly isSettingsError: boolean;
  /** How long the receiver wants to be left alone. */
  readonly retryAfterMs: number;

  constructor(message: string, { isPermanent = false, isSettingsError = false, retryAfterMs = 0 } = {}) {
    super(message);
    this.isPermanent = isPermanent;
    this.isSettingsError = isSettingsError;
    this.retryAfterMs = retryAfterMs;
  }
}
