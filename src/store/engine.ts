import { CompiledQuery, type Kysely } from "kysely";
import type { StoreTables } from "./schema.ts";

/** An open, migrated database. Only what is here differs between databases; the statements are the same. */
export interface Engine {
  /** For reading. Everything that writes uses `write`. */
  readonly db: Kysely<StoreTables>;
  /** Salt of the senders' hashes, shared by all servers of an installation. */
  readonly salt: Buffer;
  /** Statement that begins a write transaction. */
  readonly beginWrite: string;
  /** Whether concurrent claims can skip rows that another transaction has locked. */
  readonly skipsLockedRows: boolean;
  /** Runs `work` in one transaction: commits when it returns, rolls back when it throws. */
  write<Result>(work: (transaction: Kysely<StoreTables>) => Promise<Result>): Promise<Result>;
  /**
   * Serializes transactions that lock one of the same names until they end, so that what one counted stays true while it
   * writes.
   */
  lock(transaction: Kysely<StoreTables>, names: readonly string[]): Promise<void>;
  /** Whether an error means "try again later" (disk full, locked, read-only, no connection), not a bug. */
  isUnavailable(error: unknown): boolean;
  /** Returns a sentence, public at `/readyz`, for each reason why nothing can be stored now. */
  findProblems(): Promise<readonly string[]>;
  /**
   * Removes the remains of deleted rows from free space and logs. Returns `false` if another connection is in the way.
   */
  removeTraces(): Promise<boolean>;
  close(): Promise<void>;
}

export function inWriteTransaction<Tables, Result>(
  db: Kysely<Tables>,
  { beginWrite }: Pick<Engine, "beginWrite">,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await connection.executeQuery(CompiledQuery.raw(beginWrite));
    try {
      const result = await work(connection);
      await connection.executeQuery(CompiledQuery.raw("commit"));
      return result;
    } catch (error) {
      // Fails if SQLite has already rolled back, e.g. on a full disk.
      await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => undefined);
      throw error;
    }
  });
}
