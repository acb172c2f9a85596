import type { ClaimedDelivery } from "../../store/index.ts";

/** One attempt of the worker at a delivery. */
export interface Attempt {
  /** Aborts when the attempt takes too long or the server stops. */
  signal: AbortSignal;
  /** Recipients that have the message; a channel with several adds each as it is served. */
  deliveredTo: string[];
}

/** A place that messages go to. It knows how to deliver one; retrying is the worker's business. */
export interface Channel {
  /** Delivers, or returns why there is nothing to deliver. Throws where it failed, `DeliveryError` where more is known. */
  deliver(delivery: ClaimedDelivery, attempt: Attempt): Promise<{ skipped: string } | undefined>;
}

/** A failed attempt; the message may be logged, so it holds no address and no text of a visitor. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";
  /** Another attempt would fail in the same way. */
  readonly isPermanent: boolean;
  /** The owner has to change a setting: everything else fails with it. */
  readonly isSettingsFault: boolean;

  constructor(message: string, { isPermanent = false, isSettingsFault = false } = {}) {
    super(message);
    this.isPermanent = isPermanent;
    this.isSettingsFault = isSettingsFault;
  }
}
