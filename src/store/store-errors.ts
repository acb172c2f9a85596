/** The store could not be opened; the message says why and what to do about it. */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
}

/** The store cannot take or give rows now (disk full, locked, read-only): try again later. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";
}

/** Why the store's thread could not do something, told to the thread that asked. */
export interface StoreFailure {
  kind: "failed";
  unavailable: boolean;
  /** The database file is damaged. */
  isDamage: boolean;
  message: string;
}

/** The failure as the error that the caller gets. */
export function toError({ unavailable, message }: Pick<StoreFailure, "unavailable" | "message">): Error {
  return unavailable ? new StoreUnavailableError(message) : new Error(`The store failed: ${message}`);
}
