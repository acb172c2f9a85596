import { CompiledQuery, type Kysely } from "kysely";
import type { Capabilities } from "./capabilities.ts";

/** Runs `work` in one transaction that may write from the start; commits when it returns, rolls back when it throws. */
export function inWriteTransaction<Tables, Result>(
  db: Kysely<Tables>,
  { beginWrite }: Pick<Capabilities, "beginWrite">,
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
