/**
 * The store: leads, bookings and deliveries in SQLite or PostgreSQL. In reading order:
 *
 * - `create-store.ts`: puts together the operations that the rest of the site uses.
 * - `schema.ts`: the tables. To add a column, append a migration in `migrations/`.
 * - `leads.ts`: record, list and release. `record-lead.ts`: records one submission with `idempotency.ts` (replays),
 *   `rate-limits.ts` (quarantine), `book-slot.ts` and `queue-deliveries.ts`.
 * - `bookings.ts`: find, list, cancel, move. `book-call.ts`: books the call of an earlier lead.
 * - `deliveries.ts`: claim, settle. `delivery-reports.ts`: summarize, list, redeliver, dismiss. `delivery-id.ts`: builds and parses
 *   their ids.
 * - `owner-mails.ts`: queues alerts and summaries for the owner. `replies.ts`: answers, and alerts about missing ones.
 *   `awaited-replies.ts`: what submissions and calls mean for them.
 * - `erasures.ts`: erases leads. `erasure-record.ts`: stores their ids, so they can be erased again after a restore.
 *   `personal-columns.ts`: where personal data is.
 * - `lead-hashes.ts` and `lead-id.ts`: identify senders and leads.
 * - `engine.ts`: the differences between databases.
 * - `sqlite/`: `sqlite-engine.ts` reads and writes. `database-file.ts` opens the file, and rejects writes when it is
 *   replaced. `backups.ts` and `restore-backup.ts` make and restore backups.
 * - `postgres/`: `postgres-pool.ts` connects and classifies errors, `postgres-engine.ts` prepares the database, and
 *   `postgres-store.ts` opens the store; a server opens it even while PostgreSQL is down. `copy-database.ts` copies a
 *   SQLite store into it.
 */
import type { Settings } from "#config/settings/index.ts";
import type { Store } from "./create-store.ts";
import type { StoreLog } from "./engine.ts";
import { openPostgresStore } from "./postgres/postgres-store.ts";
import { openSqliteStore } from "./sqlite/sqlite-engine.ts";

export type { BookCallResult, Calls } from "./book-call.ts";
export type { ReleasedBooking, RequestedSlot } from "./book-slot.ts";
export type { BookingKey, Bookings, CancelResult, MoveResult } from "./bookings.ts";
export type { Store, StoreHealth } from "./create-store.ts";
export type {
  ClaimedDelivery,
  ClaimedErasure,
  ClaimedMessage,
  ClaimedOwnerMail,
  Deliveries,
  DeliveryResult,
  Sent,
  Skipped,
} from "./deliveries.ts";
export { deliveryIdOf, leadIdOf, mailChannels, moveOf } from "./delivery-id.ts";
export type { DeliveryRecord, DeliverySummary, Redelivery } from "./delivery-reports.ts";
export { listAllDeliveries } from "./delivery-reports.ts";
export {
  backupsFolder,
  countErasures,
  findErasure,
  hasUnfinishedErasures,
  readErasures,
  recordErasures,
  recordFinished,
} from "./erasure-record.ts";
export type { ErasedCounts, ErasureSelector } from "./erasures.ts";
export type { Lead, LeadFilter, LeadKey, LeadOrigin, Leads } from "./leads.ts";
export { listAllLeads, listAllOrigins } from "./leads.ts";
export type { OwnerMails } from "./owner-mails.ts";
export { personalColumns } from "./personal-columns.ts";
export { copyToPostgres } from "./postgres/copy-database.ts";
export { describePostgres } from "./postgres/postgres-store.ts";
export type { NewLead, RecordResult } from "./record-lead.ts";
export type { AwaitedReply, Replies } from "./replies.ts";
export type { LeadState, QuarantineReason, ReplyAlert } from "./schema.ts";
export {
  type BackupAges,
  countBackupRows,
  inspectBackups,
  listBackups,
  makeAutomaticBackup,
  makeBackup,
} from "./sqlite/backups.ts";
export { restoreBackup } from "./sqlite/restore-backup.ts";
export { StoreUnavailableError } from "./store-errors.ts";

/** Uses PostgreSQL if `databaseUrl` is set, otherwise SQLite in `dataDir`. */
export type StorePlace = Pick<Settings, "dataDir"> & Partial<Pick<Settings, "databaseUrl">>;

/**
 * Creates and migrates the store if needed. Throws `StoreOpenError` with a message for the operator. If there is a log (in a
 * server), checks the whole SQLite file, and recovers when its files or PostgreSQL come back.
 */
export function openStore({ dataDir, databaseUrl }: StorePlace, log?: StoreLog): Promise<Store> {
  return databaseUrl ? openPostgresStore(databaseUrl, log) : openSqliteStore(dataDir, log);
}
