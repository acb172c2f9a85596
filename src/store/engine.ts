import { CompiledQuery, type Kysely } from "kysely";

/** The differences between the databases; every other statement is the same for all. */
export interface Engine {
  /** Opens a transaction that may write from its first statement, so that counts stay true. */
  beginWrite: string;
  /** Checks for an error that means "try again later" (full, locked, read-only) and not a mistake in our code. */
  isUnavailable: (error: unknown) => boolean;
}

/** Runs `work` in one transaction that may write from the start; commits when it returns, rolls back when it throws. */
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
      // A full disk has rolled back already; then there is nothing left to undo, and the cause is what counts.
      await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => undefined);
      throw error;
    }
  });
}
