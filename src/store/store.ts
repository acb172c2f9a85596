import type { FormLimits } from "../settings/index.ts";
import type { Bookings } from "./bookings.ts";
import type { Deliveries } from "./deliveries.ts";
import type { DeliveryLedger } from "./delivery-ledger.ts";
import type { Erasures } from "./erasures.ts";
import type { Leads } from "./leads.ts";
import type { Notices } from "./notices.ts";
import type { Secrets } from "./secret.ts";

/** Every operation can throw `StoreUnavailableError`. Its writes are durable when it returns. */
export interface Store extends Leads, Bookings, Deliveries, DeliveryLedger, Erasures, Notices, Secrets {
  /** Checks whether a lead could be recorded now, for `/readyz`. */
  check(limits: FormLimits | "off"): Promise<StoreHealth>;
  /** Finishes pending operations and closes the database. */
  close(): Promise<void>;
}

/** `ok` means that the store can record a submission now. Problems and warnings are messages for the operator. */
export interface StoreHealth {
  ok: boolean;
  problems: readonly string[];
  /** Worth checking, but submissions are still stored. */
  warnings: readonly string[];
}

/** Logs the store's outages, with their causes, and its recoveries. */
export interface StoreLog {
  error(fields: { err: unknown }, message: string): void;
  info(fields: object, message: string): void;
}
