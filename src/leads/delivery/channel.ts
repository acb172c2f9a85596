import type { ClaimedDelivery, ClaimedErasure, ClaimedOwnerMail } from "../store/index.ts";

export interface Attempt {
  /** Aborts on timeout or when the server stops. */
  signal: AbortSignal;
  /** Recipients that already have the message. A channel with several recipients adds each one after sending. */
  deliveredTo: string[];
}

/** The reason why nothing was sent: on purpose (`skipped`), or because there was nothing to send (`delivered`). */
export type NothingSent = { skipped: string } | { delivered: string };

/** Makes one attempt per call. Retrying is the worker's job. */
export interface Channel {
  /** Maximum deliveries in flight at once. The default is 4: mail servers accept few connections from one sender. */
  maxParallel?: number;
  /** Delivers, or returns why nothing was sent. Throws on failure: a `DeliveryError` if the cause is known. */
  deliver(delivery: ClaimedDelivery, attempt: Attempt): Promise<NothingSent | undefined>;
  /** Notifies the receiver that a lead was erased. */
  deliverErasure?(erasure: ClaimedErasure, attempt: Attempt): Promise<undefined>;
  /** Sends an alert or a summary to the owner. */
  deliverAlert?(alert: ClaimedOwnerMail, attempt: Attempt): Promise<NothingSent | undefined>;
}
