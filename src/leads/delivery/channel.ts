import type { ClaimedDelivery, ClaimedErasure, ClaimedOwnerMail, Sent } from "../store/index.ts";

export interface Attempt {
  /** Aborts on timeout or when the server stops. */
  signal: AbortSignal;
  /** Recipients that already have the message. A channel with several recipients adds each one after sending. */
  deliveredTo: string[];
}

/** Makes one attempt per call. Retrying is the worker's job. */
export interface Channel {
  /** Maximum deliveries in flight at once. The default is 4: mail servers accept few connections from one sender. */
  maxParallel?: number;
  /** Throws on failure: a `DeliveryError` if the cause is known. */
  deliver(delivery: ClaimedDelivery, attempt: Attempt): Promise<Sent>;
  /** Notifies the receiver that a lead was erased. */
  deliverErasure?(erasure: ClaimedErasure, attempt: Attempt): Promise<Sent>;
  /** Sends an alert or a summary to the owner. */
  deliverAlert?(alert: ClaimedOwnerMail, attempt: Attempt): Promise<Sent>;
}
