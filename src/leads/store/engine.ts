import { CompiledQuery, type Kysely, type SelectQueryBuilder } from "kysely";
import type { StoreTables } from "./schema.ts";

/**
 * An open, migrated database. Everything that differs between databases is here; the statements are the same. A statement
 * throws `StoreUnavailableError` if it might succeed later (disk full, locked, read-only, no connection), and after `close`.
 */
export interface Engine {
  /** For reads only; all writes go through `write`. */
  readonly db: Kysely<StoreTables>;
  /** Salt for the sender hashes, shared by all of an installation's servers. */
  readonly salt: Buffer;
  /** Statement that begins a write transaction. */
  readonly beginWrite: string;
  /** Whether concurrent claims can skip rows that another transaction has locked. */
  readonly skipsLockedRows: boolean;
  /** Runs `work` in one transaction: commits when it returns, rolls back when it throws. */
  write<Result>(work: (transaction: Kysely<StoreTables>) => Promise<Result>): Promise<Result>;
  /**
   * Makes transactions that lock the same name wait for each other, so that whatever a transaction counts is still
   * correct when it writes.
   */
  lock(transaction: Kysely<StoreTables>, names: readonly string[]): Promise<void>;
  /** Returns a message for each reason why nothing can be stored now. The messages are public at `/readyz`. */
  findProblems(): Promise<readonly string[]>;
  /** Removes traces of deleted rows from free space and logs. Returns `false` if another connection prevents it. */
  removeTraces(): Promise<boolean>;
  /** Finishes pending writes and closes the database. */
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

/** Counts the rows that a query selects. */
export async function countRows<Table extends keyof StoreTables>(
  query: SelectQueryBuilder<StoreTables, Table, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Logs the store's outages, with their causes, and its recoveries. */
export interface StoreLog {
  error(fields: { err: unknown }, message: string): void;
  info(fields: object, message: string): void;
}
