import type { FormLimits } from "../settings/settings.ts";
import type { BookingKey, CancelResult, StoredBooking, TakenTime } from "./bookings.ts";
import type { ClaimedDelivery, ClaimOptions, DeliverySummary, SettledDelivery } from "./deliveries.ts";
import type { Lead, LeadState, NewLead, RecordResult, ReleaseResult, StoreHealth } from "./store.ts";
import type { StoreFailure } from "./store-errors.ts";

/** A lead with the limits it is judged by. */
export interface LimitedLead {
  lead: NewLead;
  limits: FormLimits | "off";
}

/** What the main thread asks of the thread that holds the database. */
export type StoreCall =
  | { kind: "record"; leads: readonly LimitedLead[] }
  | { kind: "list"; state: LeadState; beforeId: string | undefined; count: number }
  | { kind: "release"; id: string }
  | { kind: "takenTimes"; nowMs: number }
  | { kind: "comingBookings"; nowMs: number }
  | { kind: "findBooking"; key: BookingKey }
  | { kind: "cancelBooking"; token: string; nowMs: number }
  | { kind: "claimDeliveries"; options: ClaimOptions }
  | { kind: "settleDeliveries"; settled: readonly SettledDelivery[] }
  | { kind: "summarizeDeliveries" }
  | { kind: "forgetSenders"; nowMs: number }
  | { kind: "check"; limits: FormLimits | "off" }
  | { kind: "close" };

/** What became of one lead of many. */
export type LeadReply = RecordResult | StoreFailure;

/** The answer to a call of the same kind, or why there is none. */
export type StoreReply =
  | { kind: "record"; replies: readonly LeadReply[] }
  | { kind: "list"; leads: readonly Lead[] }
  | { kind: "release"; result: ReleaseResult }
  | { kind: "takenTimes"; times: readonly TakenTime[] }
  | { kind: "comingBookings"; bookings: readonly StoredBooking[] }
  | { kind: "findBooking"; booking: StoredBooking | undefined }
  | { kind: "cancelBooking"; result: CancelResult }
  | { kind: "claimDeliveries"; claimed: readonly ClaimedDelivery[] }
  | { kind: "settleDeliveries" }
  | { kind: "summarizeDeliveries"; summary: DeliverySummary }
  | { kind: "forgetSenders" }
  | { kind: "check"; health: StoreHealth }
  | { kind: "close" }
  | StoreFailure;

/** First message of the thread but for notices: whether the database is open. */
export type StoreOpening = { kind: "opened" } | { kind: "notOpened"; message: string };

/** Message to the operator that answers no call. */
export interface StoreNotice {
  kind: "notice";
  message: string;
}
