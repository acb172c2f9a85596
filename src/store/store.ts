import type { FormLimits } from "../settings/index.ts";
import type { Bookings } from "./bookings.ts";
import type { Deliveries } from "./deliveries.ts";
import type { Lead, ReleaseResult } from "./leads.ts";
import type { NewLead, RecordResult } from "./record-lead.ts";
import type { LeadState } from "./schema.ts";

/** The store of leads, bookings and deliveries. Every method may throw `StoreUnavailableError`. */
export interface Store {
  /**
   * Records a submission with its idempotency key, booking and deliveries in one transaction. Durable when it returns.
   */
  record(lead: NewLead, limits: FormLimits | "off"): Promise<RecordResult>;
  /** Lists leads of one state, newest first, page by page. */
  list(state: LeadState): AsyncIterable<Lead>;
  /** Releases a lead from quarantine for delivery. */
  release(id: string): Promise<ReleaseResult>;
  bookings: Bookings;
  deliveries: Deliveries;
  /**
   * Checks for `/readyz` that the database is in place, writable, not known to be damaged, and set to be durable, and that
   * the disk has room. Never throws.
   */
  check(limits: FormLimits | "off"): Promise<StoreHealth>;
  /** Finishes pending requests, checkpoints and closes. */
  close(): Promise<void>;
}

/** `ok` where the store can record a submission now; problems and warnings are sentences for the operator. */
export interface StoreHealth {
  ok: boolean;
  problems: readonly string[];
  /** For a person to look at; they prevent nothing from being stored. */
  warnings: readonly string[];
}

/** Options of a store that is opened. */
export interface StoreOptions {
  /** Checks the database once in the background, and deletes hashes of old senders every hour. Only a server does this. */
  upkeep: boolean;
}

/** Log for what happens between requests: that the store is unavailable, why, and that it is back. */
export interface StoreLog {
  error(fields: { err: unknown }, sentence: string): void;
  info(fields: object, sentence: string): void;
}
