export type { HeldCall } from "./book-call.ts";
export type {
  BookingKey,
  Bookings,
  CancelResult,
  StoredBooking,
  TakenTime,
  WantedCall,
} from "./bookings.ts";
export type {
  ClaimedDelivery,
  Deliveries,
  DeliveryOutcome,
  DeliverySummary,
  SettledDelivery,
} from "./deliveries.ts";
export { networkFactor } from "./judge-limits.ts";
export { openStore } from "./open-store.ts";
export type {
  Lead,
  LeadState,
  NewLead,
  QuarantineReason,
  RecordResult,
  ReleaseResult,
  Store,
  StoreHealth,
  StoreLog,
} from "./store.ts";
export { StoreOpenError, StoreUnavailableError } from "./store-errors.ts";
