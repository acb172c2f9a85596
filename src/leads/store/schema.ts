import type { ColumnType } from "kysely";
import type { BookingState } from "../bookings/index.ts";
import type { Submission } from "../forms/index.ts";

/** `accepted`: delivered to the owner; `quarantined`: not delivered until the owner releases it. */
export type LeadState = "accepted" | "quarantined";

export type QuarantineReason =
  | "honeypot"
  | "addressLimit"
  | "emailLimit"
  | "callLimit"
  /** Written only by earlier versions. */
  | "overallLimit";

/** Has a column for each of a submission's text fields, empty if the field is missing. A new field needs a migration. */
export interface LeadsTable extends Submission {
  id: string;
  /** From `foldEmail`: the same for all spellings of one address. */
  emailKey: string;
  receivedAtMs: number;
  state: LeadState;
  quarantineReason: QuarantineReason | null;
  releasedAtMs: number | null;
  answeredAtMs: number | null;
  /**
   * How many alerts about a missing answer were queued. Null if no answer is promised (a report, a booked call) or the lead
   * is older than this column.
   */
  replyAlerts: number | null;
}

/** Maps each `Idempotency-Key` to its lead. */
interface IdempotencyTable {
  keyHash: string;
  leadId: string;
  /** The state in the first response. */
  answeredState: LeadState;
  /** Hash of the first submission with this key. */
  contentHash: string;
}

/** At most one booking per slot is `booked`. `held`: the lead is quarantined. */
export interface BookingsTable {
  token: string;
  leadId: string;
  slotStartMs: number;
  slotMinutes: number;
  state: BookingState | "held";
  /** How many times it has changed since it was booked (RFC 5545, 3.8.7.4). */
  sequence: number;
  createdAtMs: number;
  changedAtMs: number;
}

/** Recent submissions, for the rate limits, with senders as salted hashes. Deleted after a day. `network_hash` is unused. */
interface RecentPostsTable {
  leadId: string;
  atMs: number;
  /** `released`: was quarantined, and no longer counts toward any limit. */
  state: LeadState | "released";
  /** Size of a quarantined submission, 0 for an accepted one. */
  bytes: number;
  addressHash: string;
  /** Empty if the lead has no email address. */
  emailHash: string;
  contentHash: string;
}

/** Emails to the owner that aren't about a lead: an alert or the daily summary. */
export type OwnerMailKind = "alert" | "summary";

/** Alerts about a missing answer: when half of the promised time has passed, and at its end. */
export type ReplyAlert = "unanswered" | "overdue";

/**
 * `request`: a new lead; `book`: a call that it booked later; `reminder`, `move`, `cancel`: its booking; `owner-cancel`:
 * tells the owner of their own cancellation; `erased`: its erasure.
 */
export type MessageKind =
  | "request"
  | "book"
  | "reminder"
  | "move"
  | "cancel"
  | "owner-cancel"
  | "erased"
  | ReplyAlert
  | OwnerMailKind;

/** `held`: the lead is quarantined; `failed`: failed permanently; `skipped`: deliberately not sent (spec: Delivery). */
export type DeliveryState = "held" | "pending" | "delivered" | "failed" | "skipped";

/** Deliveries: one row per lead, channel and kind, and for each booking change. */
export interface OutboxTable {
  /** From `deliveryIdOf`; the local part of the `Message-ID` of all attempts. */
  id: string;
  /** Null for alerts about the site, for summaries (`OwnerMailKind`) and for erased leads. */
  leadId: string | null;
  channel: string;
  kind: MessageKind;
  state: DeliveryState;
  /** Why it was skipped, why there was nothing to send, or that its failure was dismissed. */
  skipReason: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the delivery was queued, released or last redelivered; for a reminder, when it is due. */
  createdAtMs: number;
  /** When the next attempt is due; for a failed delivery, when it failed permanently. */
  nextAttemptAtMs: number;
  /** Finished attempts. */
  attempts: ColumnType<number, number | undefined, number>;
  lastError: ColumnType<string | null, string | null | undefined, string | null>;
  /** Recipients that already received it, comma-separated. */
  deliveredTo: ColumnType<string, string | undefined, string>;
  deliveredAtMs: ColumnType<number | null, number | null | undefined, number | null>;
  /** End of the worker's lease; 0 if there is none. */
  lockedUntilMs: ColumnType<number, number | undefined, number>;
}

interface ServerSecretTable {
  /** Base64. */
  secret: string;
}

interface SchemaVersionsTable {
  version: number;
  appliedAtMs: number;
}

/** The tables of the newest schema version. Names are in snake_case in the database. */
export interface StoreTables {
  leads: LeadsTable;
  idempotency: IdempotencyTable;
  recentPosts: RecentPostsTable;
  outbox: OutboxTable;
  bookings: BookingsTable;
  serverSecret: ServerSecretTable;
  schemaVersions: SchemaVersionsTable;
}
