import type { Kysely, QueryExecutorProvider, SchemaModule } from "kysely";
import { type Engine, inWriteTransaction } from "../engine.ts";
import type { StoreTables } from "../schema.ts";
import { StoreOpenError } from "../store-errors.ts";

/** The database in a migration: the schema, and `sql` for rows. No table types, as those are of the newest version. */
export type MigrationDatabase = QueryExecutorProvider & { readonly schema: SchemaModule };

/** One step of the schema; runs in one transaction with its row in `schema_versions`. */
export type Migration = (db: MigrationDatabase) => Promise<void>;

/** Held by who migrates: ten servers may start at once. */
const migrationsLock = "migrations";

/**
 * Migrates the schema, each step in its own transaction, so that an interruption leaves a whole version. Throws
 * `StoreOpenError` where the database is newer than this program.
 */
export async function migrate(
  engine: Pick<Engine, "db" | "beginWrite" | "lock">,
  steps: readonly Migration[],
): Promise<void> {
  const { db } = engine;
  // Not a write transaction: where the table exists, a running server may have SQLite's write lock.
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
      `The database has schema version ${present}, but this program knows versions up to ${steps.length} only. Start the newer program again, or restore a backup from before it.`,
    );
  }
  for (const [index, step] of steps.entries()) {
    // Without a write transaction: a running server may have the lock.
    if (index < present) continue;
    await inWriteTransaction(db, engine, async (transaction) => {
      await engine.lock(transaction, [migrationsLock]);
      // Another process may have run the step meanwhile.
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
