/** The message says why the store cannot be opened and what to do. */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
}

/** The store cannot be used now (disk full, locked, read-only, no connection): try again later. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
