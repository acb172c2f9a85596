import type { FormLimits } from "../settings/index.ts";
import type { Bookings } from "./bookings.ts";
import type { Deliveries } from "./deliveries.ts";
import type { Lead, ReleaseResult } from "./leads.ts";
import type { NewLead, RecordResult } from "./record-lead.ts";
import type { LeadState } from "./schema.ts";

/** Durable rows. Every method may throw `StoreUnavailableError`; what `record` reports as recorded is on disk. */
export interface Store {
  /**
   * Records a submission with its idempotency key, its booking and one delivery per channel in one transaction; durable
   * when it returns. Rate limits are counted over stored rows, so that they hold across restarts.
   */
  record(lead: NewLead, limits: FormLimits | "off"): Promise<RecordResult>;
  /** Leads of one state, newest first, read in pages so that any number of them fits. */
  list(state: LeadState): AsyncIterable<Lead>;
  /** Releases a lead from quarantine for delivery. */
  release(id: string): Promise<ReleaseResult>;
  bookings: Bookings;
  deliveries: Deliveries;
  /**
   * For `/readyz`: the database can be written, is in its place and not known as damaged, its durability pragmas are set,
   * the disk has room. Never throws.
   */
  check(limits: FormLimits | "off"): Promise<StoreHealth>;
  /** Finishes what is under way, checkpoints and closes. */
  close(): Promise<void>;
}

/** `ok` where the store can record a submission now; problems and warnings are sentences for the operator. */
export interface StoreHealth {
  ok: boolean;
  problems: readonly string[];
  /** Need a look, and keep nothing from being stored. */
  warnings: readonly string[];
}

/** Options of a store that is opened. */
export interface StoreOptions {
  /** Checks the database once, while requests are stored, and forgets old senders every hour: a server's task. */
  upkeep: boolean;
}

/** Log for what happens between requests: that the store went away, why, and that it is back. */
export interface StoreLog {
  error(fields: { err: unknown }, sentence: string): void;
  info(fields: object, sentence: string): void;
}
