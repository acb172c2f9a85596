import type { MigrationDatabase } from "./migrate.ts";

/** Adds the slot that a schedule request is for. */
export async function addSlotStart(db: MigrationDatabase): Promise<void> {
  await db.schema
    .alterTable("leads")
    .addColumn("slot_start", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
