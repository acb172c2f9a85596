import { sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

/**
 * Deletes the rows of a lead with it, by any program: the `sqlite3` program leaves foreign keys off, and the booking
 * of a lead that was deleted there would keep its time taken.
 */
export async function deleteRowsOfDeletedLeads(db: MigrationDatabase): Promise<void> {
  const tables = ["bookings", "outbox", "idempotency", "recent_posts"];
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where lead_id not in (select id from leads)`.execute(db);
  }
  const deletions = tables.map((table) => `delete from ${table} where lead_id = old.id;`).join(" ");
  await sql`create trigger leads_deleted after delete on leads begin ${sql.raw(deletions)} end`.execute(db);
}
