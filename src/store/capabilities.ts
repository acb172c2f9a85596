/** Where the databases differ; every other statement is the same for all. */
export interface Capabilities {
  /** Opens a transaction that holds the right to write from its first statement, so that counts stay true. */
  beginWrite: string;
  /** Whether an error means "try again later" (full, locked, read-only) and not a fault of ours. */
  isUnavailable: (error: unknown) => boolean;
}
