import type { Kysely, QueryExecutorProvider, SchemaModule } from "kysely";
import { type Engine, inWriteTransaction } from "../engine.ts";
import type { StoreTables } from "../schema.ts";
import { StoreOpenError } from "../store-errors.ts";

/** Doesn't have table types, because those describe the newest version. */
export type MigrationDatabase = QueryExecutorProvider & { readonly schema: SchemaModule };

/** Runs in the same transaction that inserts its row into `schema_versions`. */
export type Migration = (db: MigrationDatabase) => Promise<void>;

/** Needed because several servers might start at once. */
const migrationsLock = "migrations";

/**
 * Runs each step in its own transaction, so that an interruption never leaves a half-migrated database. Throws
 * `StoreOpenError` if the database is newer than this program.
 */
export async function migrate(
  engine: Pick<Engine, "db" | "beginWrite" | "lock">,
  steps: readonly Migration[],
): Promise<void> {
  const { db } = engine;
  // This isn't a write transaction: if the table exists, a running server might hold SQLite's write lock.
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
      `The database has schema version ${present}, but this program only supports versions up to ${steps.length}. Start the newer release again, or restore a backup from before the upgrade.`,
    );
  }
  for (const [index, step] of steps.entries()) {
    // Avoids a write transaction, because a running server might hold the lock.
    if (index < present) continue;
    await inWriteTransaction(db, engine, async (transaction) => {
      await engine.lock(transaction, [migrationsLock]);
      // Another process might have just run the step.
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
