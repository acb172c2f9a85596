import type { ColumnType } from "kysely";
import type { BookingState } from "../bookings/index.ts";
import type { Submission } from "../leads/submission.ts";
import type { LeadState, QuarantineReason } from "./store.ts";

/** One stored submission. Texts are empty, never null, where nothing was given. */
export interface LeadsTable extends Submission {
  id: string;
  receivedAtMs: number;
  state: LeadState;
  quarantineReason: QuarantineReason | null;
  releasedAtMs: number | null;
}

/** Which request was answered with which lead: the same key again gets the same answer. */
export interface IdempotencyTable {
  keyHash: string;
  leadId: string;
  /** The state that the first answer told. */
  answeredState: LeadState;
  /** Of what the key was used for first; empty where it was used before that was noted. */
  contentHash: string;
}

/** Calls; of any number for one time at most one is `booked`. `held`: the lead is in quarantine. */
export interface BookingsTable {
  token: string;
  leadId: string;
  slotStartMs: number;
  slotMinutes: number;
  state: BookingState | "held";
  /** How often it was changed since it was booked (RFC 5545, 3.8.7.4). */
  sequence: number;
  createdAtMs: number;
  changedAtMs: number;
}

/** Who sent lately, as salted hashes; the limits are counted here. Rows older than a day are removed. */
export interface RecentPostsTable {
  leadId: string;
  atMs: number;
  /** `released`: was quarantined, and counts for no limit any more. */
  state: LeadState | "released";
  /** Size of a quarantined submission, 0 for an accepted one. */
  bytes: number;
  addressHash: string;
  /** Of the sender's IPv6 /48. */
  networkHash: string | null;
  /** Empty where the lead has no e-mail. */
  emailHash: string;
  contentHash: string;
}

/** Where a lead is delivered to. */
export type DeliveryChannel = "owner-mail" | "visitor-mail";

/** Occasion of a message: the request itself, or the cancellation of its call. */
export type MessageKind = "request" | "cancel";

/**
 * `held`: the lead is in quarantine; `failed`: given up, needs a person; `skipped`: not sent on purpose (decisions:
 * Delivery).
 */
export type DeliveryState = "held" | "pending" | "delivered" | "failed" | "skipped";

/** Messages to be delivered: one row per lead, channel and occasion. */
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
  /** Recipients that have it already, separated by commas: another attempt goes to the others. */
  deliveredTo: ColumnType<string, string | undefined, string>;
  deliveredAtMs: ColumnType<number | null, number | null | undefined, number | null>;
  /** End of the lease under which a worker delivers it; 0 for none. */
  lockedUntilMs: ColumnType<number, number | undefined, number>;
}

/** Which migrations this database has seen. */
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
