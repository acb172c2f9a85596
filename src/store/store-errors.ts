/** The store could not be opened; the message says why and what to do. */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
}

/** The store cannot read or write rows now (disk full, locked, read-only, no connection): try again later. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}
