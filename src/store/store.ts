import type { FormLimits } from "../settings/index.ts";
import type { Bookings } from "./bookings.ts";
import type { Deliveries } from "./deliveries.ts";
import type { DeliveryLedger } from "./delivery-ledger.ts";
import type { Erasures } from "./erasures.ts";
import type { Leads } from "./leads.ts";
import type { Notices } from "./notices.ts";

/**
 * The store of leads, bookings and deliveries. Every operation may throw `StoreUnavailableError`; what it has written is
 * durable when it returns.
 */
export interface Store extends Leads, Bookings, Deliveries, DeliveryLedger, Erasures, Notices {
  /** Checks that a lead could be recorded now, for `/readyz`. */
  check(limits: FormLimits | "off"): Promise<StoreHealth>;
  /** Finishes pending operations and closes the database. */
  close(): Promise<void>;
}

/** `ok` where the store can record a submission now; problems and warnings are sentences for the operator. */
export interface StoreHealth {
  ok: boolean;
  problems: readonly string[];
  /** For a person to look at; they prevent nothing from being stored. */
  warnings: readonly string[];
}

/** Log for what happens between operations: that the store is unavailable, why, and that it is back. */
export interface StoreLog {
  error(fields: { err: unknown }, sentence: string): void;
  info(fields: object, sentence: string): void;
}
