import { sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

/** Booked calls, and what an idempotency key was first used for. */
export async function createBookings(db: MigrationDatabase): Promise<void> {
  await db.schema
    .createTable("bookings")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().unique().references("leads.id").onDelete("cascade"),
    )
    .addColumn("slot_start_ms", "bigint", (column) => column.notNull())
    .addColumn("slot_minutes", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("sequence", "integer", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("changed_at_ms", "bigint", (column) => column.notNull())
    .execute();
  // Of any number of posts for one slot, on any number of servers, this lets one through.
  await sql`create unique index bookings_by_slot on bookings (slot_start_ms) where state = 'booked'`.execute(
    db,
  );
  // Existing keys have no content hash and match any content.
  await db.schema
    .alterTable("idempotency")
    .addColumn("content_hash", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
