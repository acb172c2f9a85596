import { OperatorError } from "#platform/operator-error.ts";

/** The message says why the store can't be opened and what to do. */
export class StoreOpenError extends OperatorError {
  override readonly name = "StoreOpenError";
}

/** The store can't be used now (disk full, locked, read-only, no connection): try again later. */
export class StoreUnavailableError extends OperatorError {
  override readonly name = "StoreUnavailableError";
}
