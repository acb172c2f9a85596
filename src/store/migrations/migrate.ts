import type { Kysely } from "kysely";
import type { Capabilities } from "../capabilities.ts";
import type { StoreTables } from "../schema.ts";
import { StoreOpenError } from "../store-errors.ts";
import { inWriteTransaction } from "../write-transaction.ts";
import type { Migration } from "./migration.ts";
import { migrations } from "./migrations.ts";

/**
 * Brings the schema forward, each step in its own transaction: whatever stops it, the schema is an old or a new
 * one, never between. Throws `StoreOpenError` where the database is newer than this program.
 */
export async function migrate(
  db: Kysely<StoreTables>,
  capabilities: Capabilities,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await db.schema
    .createTable("schemaVersions")
    .ifNotExists()
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("appliedAtMs", "bigint", (column) => column.notNull())
    .execute();
  const present = await readVersion(db);
  if (present > steps.length) {
    throw new StoreOpenError(
      `The database has schema version ${present}, but this program knows versions up to ${steps.length} only. Start the newer program again, or restore a backup from before it.`,
    );
  }
  for (const [index, step] of steps.entries()) {
    // Taken before: no need of the right to write, which a server may hold.
    if (index < present) continue;
    await inWriteTransaction(db, capabilities, async (transaction) => {
      // Asked again inside: another process may have taken the step in the meantime.
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
