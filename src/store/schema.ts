import type { ColumnType } from "kysely";
import type { BookingState } from "../bookings/index.ts";
import type { Submission } from "../leads/index.ts";

/** `accepted`: delivered to the owner; `quarantined`: kept until a person releases it. */
export type LeadState = "accepted" | "quarantined";

/** Why a lead was put into quarantine. */
export type QuarantineReason =
  | "honeypot"
  | "addressLimit"
  | "emailLimit"
  | "callLimit"
  /** Only in rows of earlier versions. */
  | "overallLimit";

/**
 * Stored submissions, with a column for each text (docs/architecture.md says how to add one). A text that was not given
 * is empty, never null.
 */
export interface LeadsTable extends Submission {
  id: string;
  receivedAtMs: number;
  state: LeadState;
  quarantineReason: QuarantineReason | null;
  releasedAtMs: number | null;
}

/** The lead that each `Idempotency-Key` led to. */
export interface IdempotencyTable {
  keyHash: string;
  leadId: string;
  /** The state that the first response reported. */
  answeredState: LeadState;
  /** Hash of the first request with this key; empty in rows from before schema version 3. */
  contentHash: string;
}

/** Bookings; at most one per slot is `booked`. `held`: the lead is in quarantine. */
export interface BookingsTable {
  token: string;
  leadId: string;
  slotStartMs: number;
  slotMinutes: number;
  state: BookingState | "held";
  /** Number of changes since it was booked (RFC 5545, 3.8.7.4). */
  sequence: number;
  createdAtMs: number;
  changedAtMs: number;
}

/** Recent senders as salted hashes, for the rate limits. Rows older than a day are deleted. `network_hash` is unused. */
export interface RecentPostsTable {
  leadId: string;
  atMs: number;
  /** `released`: was in quarantine, and counts toward no limit. */
  state: LeadState | "released";
  /** Size of a quarantined submission, 0 for an accepted one. */
  bytes: number;
  /** Hash of the sender's IP address. */
  addressHash: string;
  /** Empty where the lead has no e-mail. */
  emailHash: string;
  contentHash: string;
}

/** Mails to the owner that are about no single request: that something is wrong, or what happened in a day. */
export type NoticeKind = "trouble" | "summary";

/** Occasion of a message: the request itself, the reminder, move or cancellation of its booking, its erasure, or none. */
export type MessageKind = "request" | "reminder" | "move" | "cancel" | "erased" | NoticeKind;

/**
 * `held`: the lead is in quarantine; `failed`: given up, needs a person; `skipped`: deliberately not sent (spec:
 * Delivery).
 */
export type DeliveryState = "held" | "pending" | "delivered" | "failed" | "skipped";

/** Deliveries: one row per lead, channel and occasion. */
export interface OutboxTable {
  /** Begins with the lead's id, that of a notice with its kind. The local part of the `Message-ID`: the same for all attempts. */
  id: string;
  /** Null where the lead was erased, and of notices. */
  leadId: string | null;
  /** Name of its destination; the caller of `record` says which there are. */
  channel: string;
  kind: MessageKind;
  state: DeliveryState;
  skipReason: ColumnType<string | null, string | null | undefined, string | null>;
  /** When it was queued; of a reminder, when it is due. */
  createdAtMs: number;
  /** When it is due; of one that failed, when it was given up. */
  nextAttemptAtMs: number;
  /** Finished attempts. */
  attempts: ColumnType<number, number | undefined, number>;
  lastError: ColumnType<string | null, string | null | undefined, string | null>;
  /** Recipients that already have it, comma-separated. */
  deliveredTo: ColumnType<string, string | undefined, string>;
  deliveredAtMs: ColumnType<number | null, number | null | undefined, number | null>;
  /** End of the lease under which a worker delivers it; 0 for none. */
  lockedUntilMs: ColumnType<number, number | undefined, number>;
}

/** Migrations that were applied to this database. */
export interface SchemaVersionsTable {
  version: number;
  appliedAtMs: number;
}

/** The tables of the newest schema version; in the database their names are in snake case. */
export interface StoreTables {
  leads: LeadsTable;
  idempotency: IdempotencyTable;
  recentPosts: RecentPostsTable;
  outbox: OutboxTable;
  bookings: BookingsTable;
  schemaVersions: SchemaVersionsTable;
}
