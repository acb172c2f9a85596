import { sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

/** Creates bookings; adds the hash of the content that an idempotency key was first used with. */
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
  // Lets only one of several concurrent bookings of a slot succeed, even across servers.
  await sql`create unique index bookings_by_slot on bookings (slot_start_ms) where state = 'booked'`.execute(
    db,
  );
  // The empty hash of existing keys matches any content.
  await db.schema
    .alterTable("idempotency")
    .addColumn("content_hash", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
