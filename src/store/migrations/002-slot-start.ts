import type { MigrationDatabase } from "./migrate.ts";

export async function addSlotStart(db: MigrationDatabase): Promise<void> {
  await db.schema
    .alterTable("leads")
    .addColumn("slot_start", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
