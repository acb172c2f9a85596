import { CompiledQuery, type Kysely } from "kysely";

/** The differences between the databases; every other statement is the same for all. */
export interface Engine {
  /** Begins a transaction with the write lock, so that no other write changes what it has read. */
  beginWrite: string;
  /** Whether an error means "try again later" (disk full, locked, read-only) rather than a bug. */
  isUnavailable: (error: unknown) => boolean;
}

/** Runs `work` in one write transaction: commits when it returns, rolls back when it throws. */
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
      // Fails where a full disk has already rolled back; the cause is what matters.
      await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => undefined);
      throw error;
    }
  });
}
