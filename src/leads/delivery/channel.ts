import type { ClaimedDelivery } from "../../store/index.ts";

/** One attempt of the worker at a delivery. */
export interface Attempt {
  /** Aborts when the attempt takes too long or the server stops. */
  signal: AbortSignal;
  /** Recipients that already have the message; a channel with several adds each after sending. */
  deliveredTo: string[];
}

/** A destination of messages. It knows how to deliver one; retrying is the worker's job. */
export interface Channel {
  /** Delivers, or returns why there is nothing to deliver. Throws on failure: a `DeliveryError` where the kind is known. */
  deliver(delivery: ClaimedDelivery, attempt: Attempt): Promise<{ skipped: string } | undefined>;
}

/** A failed attempt. The message is logged, so it must not contain an e-mail address or a visitor's text. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Another attempt would fail in the same way. */
  readonly isPermanent: boolean;
  /** Every delivery fails until the owner corrects a setting. */
  readonly isSettingsError: boolean;

  constructor(message: string, { isPermanent = false, isSettingsError = false } = {}) {
    super(message);
    this.isPermanent = isPermanent;
    this.isSettingsError = isSettingsError;
  }
}
