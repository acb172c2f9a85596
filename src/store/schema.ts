import type { ColumnType } from "kysely";
import type { Submission } from "../submission/submission.ts";
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
}

/** Who sent lately, as salted hashes; the limits are counted here. Rows older than a day are removed. */
export interface RecentPostsTable {
  leadId: string;
  atMs: number;
  addressHash: string;
  /** Empty where the lead has no e-mail. */
  emailHash: string;
  contentHash: string;
}

/** Ways a lead leaves the house. */
export type OutboxChannel = "owner-mail" | "visitor-mail" | "webhook";

/** What is still to be delivered, one row per lead and channel. `held`: the lead is in quarantine. */
export interface OutboxTable {
  leadId: string;
  channel: OutboxChannel;
  state: "held" | "pending";
  createdAtMs: number;
  nextAttemptAtMs: number;
  attempts: ColumnType<number, number | undefined, number>;
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
  schemaVersions: SchemaVersionsTable;
}
