import type { Kysely, QueryExecutorProvider, SchemaModule } from "kysely";
import { type Engine, inWriteTransaction } from "../engine.ts";
import type { StoreTables } from "../schema.ts";
import { StoreOpenError } from "../store-errors.ts";

/** Has no table types, as those describe the newest version. */
export type MigrationDatabase = QueryExecutorProvider & { readonly schema: SchemaModule };

/** Runs in one transaction with its row in `schema_versions`. */
export type Migration = (db: MigrationDatabase) => Promise<void>;

/** Several servers may start at once. */
const migrationsLock = "migrations";

/**
 * Runs each step in its own transaction, so that an interruption leaves a complete version. Throws `StoreOpenError` if the
 * database is newer than this program.
 */
export async function migrate(
  engine: Pick<Engine, "db" | "beginWrite" | "lock">,
  steps: readonly Migration[],
): Promise<void> {
  const { db } = engine;
  // Not a write transaction: if the table exists, a running server may have SQLite's write lock.
  await db.transaction().execute(async (transaction) => {
    await engine.lock(transaction, [migrationsLock]);
    await transaction.schema
      .createTable("schemaVersions")
      .ifNotExists()
      .addColumn("version", "integer", (column) => column.primaryKey())
      .addColumn("appliedAtMs", "bigint", (column) => column.notNull())
      .execute();
  });
  const present = await readVersion(db);
  if (present > steps.length) {
    throw new StoreOpenError(
      `The database has schema version ${present}, but this program only knows versions up to ${steps.length}. Start the newer program again, or restore a backup from before it.`,
    );
  }
  for (const [index, step] of steps.entries()) {
    // Avoids a write transaction: a running server may have the lock.
    if (index < present) continue;
    await inWriteTransaction(db, engine, async (transaction) => {
      await engine.lock(transaction, [migrationsLock]);
      // Another process may have just run the step.
      if ((await readVersion(transaction)) > index) return;
      await step(transaction);
      await transaction
        .insertInto("schemaVersions")
        .values({ version: index + 1, appliedAtMs: Date.now() })
        .execute();
    });
  }
}

async function readVersion(db: Kysely<StoreTables>): Promise<number> {
  const row = await db
    .selectFrom("schemaVersions")
    .select((select) => select.fn.max("version").as("version"))
    .executeTakeFirst();
  return row?.version ?? 0;
}
