/**
 * The store: durable rows of leads, bookings and deliveries, in SQLite. In reading order:
 *
 * - `store.ts`: the interface that the rest of the site uses.
 * - `schema.ts`: the tables. To add a column, append a migration in `migrations/`.
 * - `leads.ts`: list and release. `record-lead.ts`: records one submission, using `idempotency.ts` (replays),
 *   `rate-limits.ts` (quarantine), `book-slot.ts` and `insert-deliveries.ts`.
 * - `bookings.ts`: find, list, cancel. `deliveries.ts`: claim, settle, summarize.
 * - `lead-hashes.ts` and `lead-id.ts`: identify senders and leads.
 * - `engine.ts`: the differences between databases.
 * - `sqlite/`: the database in its own thread, so that no fsync delays a page. `open-sqlite-store.ts` sends messages
 *   (`thread-messages.ts`) to `store-thread.ts`, where `guarded-database.ts` watches the files and `request-handler.ts`
 *   runs the statements.
 */
import type { Settings } from "../settings/index.ts";
import { openSqliteStore } from "./sqlite/open-sqlite-store.ts";
import type { Store, StoreLog, StoreOptions } from "./store.ts";

export type { ReleasedBooking, RequestedSlot } from "./book-slot.ts";
export type { BookingKey, Bookings, CancelResult, StoredBooking, TakenTime } from "./bookings.ts";
export type {
  ClaimedDelivery,
  Deliveries,
  DeliveryResult,
  DeliverySummary,
  SettledDelivery,
} from "./deliveries.ts";
export type { Lead, ReleaseResult } from "./leads.ts";
export { networkFactor } from "./rate-limits.ts";
export type { NewLead, RecordResult } from "./record-lead.ts";
export type { LeadState, QuarantineReason } from "./schema.ts";
export type { Store, StoreHealth, StoreLog } from "./store.ts";
export { StoreOpenError, StoreUnavailableError } from "./store-errors.ts";

/**
 * Opens the store in `settings.dataDir`, creating and migrating it where needed.
 * Throws `StoreOpenError` with a sentence for the operator.
 */
export function openStore(
  settings: Pick<Settings, "dataDir">,
  log: StoreLog = console,
  options: StoreOptions = { upkeep: false },
): Promise<Store> {
  return openSqliteStore(settings, log, options);
}
