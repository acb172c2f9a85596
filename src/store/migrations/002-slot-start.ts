import { columnsOf } from "./lead-columns.ts";
import type { MigrationDatabase } from "./migration.ts";

/** The time that a scheduled call is asked for. */
export async function addSlotStart(db: MigrationDatabase): Promise<void> {
  for (const name of columnsOf(2)) {
    await db.schema
      .alterTable("leads")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
