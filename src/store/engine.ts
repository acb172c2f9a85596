import { CompiledQuery, type Kysely } from "kysely";
import type { StoreTables } from "./schema.ts";

/** An open, migrated database, and the differences between databases: every statement is the same for all. */
export interface Engine {
  /** For reading; everything that writes goes through `write`. */
  readonly db: Kysely<StoreTables>;
  /** Salt of the senders' hashes, the same for all servers of an installation. */
  readonly salt: Buffer;
  /** Begins a transaction that will write. */
  readonly beginWrite: string;
  /** Lets concurrent claims pass over rows that another transaction has locked. */
  readonly skipsLockedRows: boolean;
  /** Runs `work` in one write transaction: commits when it returns, rolls back when it throws. */
  write<Result>(work: (transaction: Kysely<StoreTables>) => Promise<Result>): Promise<Result>;
  /**
   * Makes transactions that lock one of the same names run one after the other, until they end, so that what one has
   * counted stays true while it writes.
   */
  lock(transaction: Kysely<StoreTables>, names: readonly string[]): Promise<void>;
  /** Whether an error means "try again later" (disk full, locked, read-only, no connection) rather than a bug. */
  isUnavailable(error: unknown): boolean;
  /** Returns a sentence for each reason why nothing can be stored now. They are public at `/readyz`. */
  findProblems(): Promise<readonly string[]>;
  /**
   * Removes deleted rows from free space and logs of the database, as far as it can. Returns `false` if another
   * connection is in the way.
   */
  removeTraces(): Promise<boolean>;
  close(): Promise<void>;
}

/** Runs `work` between `beginWrite` and a commit; rolls back when it throws. */
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
      // Fails if a full disk has already rolled back; the cause is what matters.
      await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => undefined);
      throw error;
    }
  });
}
