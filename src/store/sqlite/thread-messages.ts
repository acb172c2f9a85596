import type { FormLimits } from "../../settings/index.ts";
import type { BookingKey, CancelResult, StoredBooking, TakenTime } from "../bookings.ts";
import type { ClaimedDelivery, ClaimOptions, DeliverySummary, SettledDelivery } from "../deliveries.ts";
import type { Lead, LimitedLead, ReleaseResult } from "../leads.ts";
import type { RecordResult } from "../record-lead.ts";
import type { LeadState } from "../schema.ts";
import type { StoreHealth } from "../store.ts";
import { StoreUnavailableError } from "../store-errors.ts";

/** Message from the main thread to the store's thread. */
export type StoreRequest =
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

/** Result for one lead of a batch. */
export type LeadResult = RecordResult | StoreFailure;

/** Response to a request of the same kind, or its failure. */
export type StoreResponse =
  | { kind: "record"; results: readonly LeadResult[] }
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

/** First message of the thread, apart from notices: whether the database is open. */
export type StoreOpening = { kind: "opened" } | { kind: "notOpened"; message: string };

/** Message to the operator that belongs to no request. */
export interface StoreNotice {
  kind: "notice";
  message: string;
}

/** Failure of a request. */
export interface StoreFailure {
  kind: "failed";
  unavailable: boolean;
  /** The database file is damaged. */
  isDamage: boolean;
  message: string;
}

/** Converts a failure into the error that the caller gets. */
export function toError({ unavailable, message }: Pick<StoreFailure, "unavailable" | "message">): Error {
  return unavailable ? new StoreUnavailableError(message) : new Error(`The store failed: ${message}`);
}
