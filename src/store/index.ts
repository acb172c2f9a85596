/**
 * The store: durable rows of leads, bookings and deliveries, in SQLite or PostgreSQL. In reading order:
 *
 * - `store.ts`: the interface that the rest of the site uses. `create-store.ts` puts it together.
 * - `schema.ts`: the tables. To add a column, append a migration in `migrations/`.
 * - `leads.ts`: record, list and release. `record-lead.ts`: records one submission, using `idempotency.ts` (replays),
 *   `rate-limits.ts` (quarantine), `book-slot.ts` and `insert-deliveries.ts`.
 * - `bookings.ts`: find, list, cancel. `deliveries.ts`: claim, settle. `delivery-ledger.ts`: summarize, list, redeliver.
 *   `delivery-id.ts`: the parts of their ids.
 * - `notices.ts`: queues mails to the owner that are about no single request.
 * - `erasures.ts`: erases leads; `erasure-record.ts`: remembers their ids, for a backup that is restored.
 * - `lead-hashes.ts` and `lead-id.ts`: identify senders and leads.
 * - `engine.ts`: the differences between databases.
 * - `sqlite/`: `sqlite-engine.ts` reads and writes, one transaction after another; `database-file.ts` opens the file, and
 *   opens it again once another one is in its place. `backups.ts` and `restore-backup.ts` copy the database away and back.
 * - `postgres/`: `postgres-pool.ts` connects and names what fails, `postgres-engine.ts` prepares the database, and
 *   `postgres-store.ts` opens the store, for a server even while PostgreSQL is away. `copy-database.ts` moves SQLite there.
 */
import type { Settings } from "../settings/index.ts";
import { openPostgresServerStore, openPostgresStore } from "./postgres/postgres-store.ts";
import { openSqliteStore } from "./sqlite/sqlite-engine.ts";
import type { Store, StoreLog } from "./store.ts";

export type { ReleasedBooking, RequestedSlot } from "./book-slot.ts";
export type {
  BookingKey,
  Bookings,
  CancelResult,
  MoveResult,
  NewTime,
  StoredBooking,
  TakenTime,
} from "./bookings.ts";
export type {
  ClaimedDelivery,
  ClaimedErasure,
  ClaimedMessage,
  ClaimedNotice,
  Deliveries,
  DeliveryResult,
  SettledDelivery,
} from "./deliveries.ts";
export { deliveryIdOf, leadIdOf, mailChannels, moveOf } from "./delivery-id.ts";
export {
  type DeliveryLedger,
  type DeliveryRecord,
  type DeliverySummary,
  listAllDeliveries,
  type Redelivery,
} from "./delivery-ledger.ts";
export { backupsFolder, readErasures, recordErasures } from "./erasure-record.ts";
export type { ErasedCounts, ErasureSelector } from "./erasures.ts";
export {
  type Lead,
  type LeadFilter,
  type LeadKey,
  type LeadOrigin,
  listAllLeads,
  listAllOrigins,
  type ReleaseResult,
} from "./leads.ts";
export type { Notices, PeriodSummary } from "./notices.ts";
export { CopyError, type CopyResult, copyToPostgres } from "./postgres/copy-database.ts";
export { describePostgres } from "./postgres/postgres-store.ts";
export type { NewLead, RecordResult } from "./record-lead.ts";
export type { DeliveryState, LeadState, QuarantineReason } from "./schema.ts";
export {
  type Backup,
  type BackupAges,
  BackupError,
  inspectBackups,
  listBackups,
  makeAutomaticBackup,
  makeBackup,
} from "./sqlite/backups.ts";
export { RestoreError, restoreBackup } from "./sqlite/restore-backup.ts";
export type { Store, StoreHealth, StoreLog } from "./store.ts";
export { StoreOpenError, StoreUnavailableError } from "./store-errors.ts";

/** Where the store is: `databaseUrl`, or the embedded database in `dataDir`. */
export type StorePlace = Pick<Settings, "dataDir"> & Partial<Pick<Settings, "databaseUrl">>;

/**
 * Opens the store, creating and migrating it where needed. Throws `StoreOpenError` with a sentence for the operator.
 */
export function openStore({ dataDir, databaseUrl }: StorePlace): Promise<Store> {
  return databaseUrl ? openPostgresStore(databaseUrl) : openSqliteStore(dataDir);
}

/**
 * Opens the store for a server: it is checked whole, and comes back when its files or its database do. Throws like
 * `openStore`.
 */
export function openServerStore({ dataDir, databaseUrl }: StorePlace, log: StoreLog): Promise<Store> {
  return databaseUrl ? openPostgresServerStore(databaseUrl, log) : openSqliteStore(dataDir, log);
}
