import { SqliteAdapter, sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

/**
 * Deletes a lead's rows together with the lead, regardless of which program deletes it: the `sqlite3` shell leaves foreign
 * keys off, and an orphaned booking would block its slot. On PostgreSQL foreign keys are always on.
 */
export async function deleteRowsOfDeletedLeads(db: MigrationDatabase): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  const tables = ["bookings", "outbox", "idempotency", "recent_posts"];
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where lead_id not in (select id from leads)`.execute(db);
  }
  const deletions = tables.map((table) => `delete from ${table} where lead_id = old.id;`).join(" ");
  await sql`create trigger leads_deleted after delete on leads begin ${sql.raw(deletions)} end`.execute(db);
}
