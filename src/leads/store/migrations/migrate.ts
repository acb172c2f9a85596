import type { Kysely, QueryExecutorProvider, SchemaModule } from "kysely";
import { type Engine, inWriteTransaction } from "../engine.ts";
import type { StoreTables } from "../schema.ts";
import { StoreOpenError } from "../store-errors.ts";

/** Doesn't have table types, because those describe the newest version. */
export type MigrationDatabase = QueryExecutorProvider & { readonly schema: SchemaModule };

export interface Migration {
  version: number;
  /** Runs in the same transaction that inserts its row into `schema_versions`. */
  run(db: MigrationDatabase): Promise<void>;
}

/** Needed because several servers might start at once. */
const migrationsLock = "migrations";

/**
 * Runs each step in its own transaction, so that an interruption never leaves a half-migrated database. Throws
 * `StoreOpenError` if the database is newer than this program, or older than its first step.
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
  const [oldest = 0, newest = 0] = [steps[0]?.version, steps.at(-1)?.version];
  if (present > newest) {
    throw new StoreOpenError(
      `The database has schema version ${present}, but this program only supports versions up to ${newest}. Start the newer release again, or restore a backup from before the upgrade.`,
    );
  }
  if (present > 0 && present < oldest) {
    throw new StoreOpenError(
      `The database has schema version ${present}, from before the first release. Start release 0.1.0 once, which upgrades it, and then this one.`,
    );
  }
  for (const { version, run } of steps) {
    // Avoids a write transaction, because a running server might hold the lock.
    if (version <= present) continue;
    await inWriteTransaction(db, engine, async (transaction) => {
      await engine.lock(transaction, [migrationsLock]);
      // Another process might have just run the step.
      if ((await readVersion(transaction)) >= version) return;
      await run(transaction);
      await transaction.insertInto("schemaVersions").values({ version, appliedAtMs: Date.now() }).execute();
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
