import type { ColumnType } from "kysely";
import type { BookingState } from "../bookings/index.ts";
import type { Submission } from "../leads/index.ts";

/** `accepted`: on its way to the owner; `quarantined`: kept until a person releases it. */
export type LeadState = "accepted" | "quarantined";

/** Why a lead was put into quarantine. */
export type QuarantineReason =
  | "honeypot"
  | "addressLimit"
  | "emailLimit"
  | "callLimit"
  /** In rows of earlier versions only. */
  | "overallLimit";

/**
 * Stored submissions, one column for each of their texts (docs/architecture.md says how to add one). Texts are empty,
 * never null, where nothing was given.
 */
export interface LeadsTable extends Submission {
  id: string;
  receivedAtMs: number;
  state: LeadState;
  quarantineReason: QuarantineReason | null;
  releasedAtMs: number | null;
}

/** The lead that each `Idempotency-Key` led to: the same key again gets the same response. */
export interface IdempotencyTable {
  keyHash: string;
  leadId: string;
  /** The state that the first response reported. */
  answeredState: LeadState;
  /** Of the first request with this key; empty in rows from before version 3 of the schema. */
  contentHash: string;
}

/** Bookings; of any number for one time at most one is `booked`. `held`: the lead is in quarantine. */
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

/** Recent senders as salted hashes, for the rate limits. Rows older than a day are deleted. */
export interface RecentPostsTable {
  leadId: string;
  atMs: number;
  /** `released`: was quarantined, and no longer counts toward any limit. */
  state: LeadState | "released";
  /** Size of a quarantined submission, 0 for an accepted one. */
  bytes: number;
  /** Of the sender's IP address. */
  addressHash: string;
  /** Of the sender's IPv6 /48. */
  networkHash: string | null;
  /** Empty where the lead has no e-mail. */
  emailHash: string;
  contentHash: string;
}

/** Where a message goes. */
export type DeliveryChannel = "owner-mail" | "visitor-mail";

/** Occasion of a message: the request itself, or the cancellation of its booking. */
export type MessageKind = "request" | "cancel";

/**
 * `held`: the lead is in quarantine; `failed`: given up, needs a person; `skipped`: not sent on purpose (decisions:
 * Delivery).
 */
export type DeliveryState = "held" | "pending" | "delivered" | "failed" | "skipped";

/** Deliveries: one row per lead, channel and occasion. */
export interface OutboxTable {
  /** Local part of the `Message-ID`: the same over all attempts. */
  id: string;
  leadId: string;
  channel: DeliveryChannel;
  kind: MessageKind;
  state: DeliveryState;
  skipReason: ColumnType<string | null, string | null | undefined, string | null>;
  createdAtMs: number;
  nextAttemptAtMs: number;
  /** Finished attempts. */
  attempts: ColumnType<number, number | undefined, number>;
  lastError: ColumnType<string | null, string | null | undefined, string | null>;
  /** Recipients that already have it, separated by commas: the next attempt goes to the others. */
  deliveredTo: ColumnType<string, string | undefined, string>;
  deliveredAtMs: ColumnType<number | null, number | null | undefined, number | null>;
  /** End of the lease under which a worker delivers it; 0 for none. */
  lockedUntilMs: ColumnType<number, number | undefined, number>;
}

/** Migrations that this database has had. */
export interface SchemaVersionsTable {
  version: number;
  appliedAtMs: number;
}

/** The tables as the newest migration leaves them; in the database their names are in snake case. */
export interface StoreTables {
  leads: LeadsTable;
  idempotency: IdempotencyTable;
  recentPosts: RecentPostsTable;
  outbox: OutboxTable;
  bookings: BookingsTable;
  schemaVersions: SchemaVersionsTable;
}
