import type { ColumnType } from "kysely";
import type { FormType, SubmissionMode } from "../submission/form-type.ts";
import type { LeadState, QuarantineReason } from "./store.ts";

/** One stored submission. Texts are empty, never null, where nothing was given. */
export interface LeadsTable {
  id: string;
  received_at_ms: number;
  form_type: FormType;
  mode: SubmissionMode;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  linkedin_url: string;
  message: string;
  source: string;
  source_path: string;
  signal_slug: string;
  screen_size: string;
  device_pixel_ratio: string;
  browser_language: string;
  timezone: string;
  state: LeadState;
  quarantine_reason: QuarantineReason | null;
  released_at_ms: number | null;
}

/** Which request was answered with which lead: the same key again gets the same answer. */
export interface IdempotencyTable {
  key_hash: string;
  lead_id: string;
  /** The state that the first answer told. */
  answered_state: LeadState;
}

/** Who sent lately, as salted hashes; the limits are counted here. Rows older than a day are removed. */
export interface RecentPostsTable {
  lead_id: string;
  at_ms: number;
  address_hash: string;
  /** Empty where the lead has no e-mail. */
  email_hash: string;
  content_hash: string;
}

/** Ways a lead leaves the house. */
export type OutboxChannel = "owner-mail" | "visitor-mail" | "webhook";

/** What is still to be delivered, one row per lead and channel. `held`: the lead is in quarantine. */
export interface OutboxTable {
  lead_id: string;
  channel: OutboxChannel;
  state: "held" | "pending";
  created_at_ms: number;
  next_attempt_at_ms: number;
  attempts: ColumnType<number, number | undefined, number>;
}

/** Which migrations this database has seen. */
export interface SchemaVersionsTable {
  version: number;
  applied_at_ms: number;
}

/** The tables as the newest migration leaves them. */
export interface StoreTables {
  leads: LeadsTable;
  idempotency: IdempotencyTable;
  recent_posts: RecentPostsTable;
  outbox: OutboxTable;
  schema_versions: SchemaVersionsTable;
}
