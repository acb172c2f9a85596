import type { MigrationDatabase } from "./migrate.ts";

export async function createLeads(db: MigrationDatabase): Promise<void> {
  await db.schema
    .createTable("leads")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("received_at_ms", "bigint", (column) => column.notNull())
    .addColumn("form_type", "text", (column) => column.notNull())
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("first_name", "text", (column) => column.notNull())
    .addColumn("last_name", "text", (column) => column.notNull())
    .addColumn("company", "text", (column) => column.notNull())
    .addColumn("linkedin_url", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("source_path", "text", (column) => column.notNull())
    .addColumn("signal_slug", "text", (column) => column.notNull())
    .addColumn("screen_size", "text", (column) => column.notNull())
    .addColumn("device_pixel_ratio", "text", (column) => column.notNull())
    .addColumn("browser_language", "text", (column) => column.notNull())
    .addColumn("timezone", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("quarantine_reason", "text")
    .addColumn("released_at_ms", "bigint")
    .execute();
  await db.schema.createIndex("leads_by_state").on("leads").columns(["state", "id"]).execute();

  await db.schema
    .createTable("idempotency")
    .addColumn("key_hash", "text", (column) => column.primaryKey())
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("answered_state", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("idempotency_by_lead").on("idempotency").column("lead_id").execute();

  await db.schema
    .createTable("recent_posts")
    .addColumn("lead_id", "text", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
    .addColumn("at_ms", "bigint", (column) => column.notNull())
    .addColumn("address_hash", "text", (column) => column.notNull())
    .addColumn("email_hash", "text", (column) => column.notNull())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .execute();
  for (const columns of [["address_hash", "at_ms"], ["email_hash", "at_ms"], ["at_ms"]]) {
    const index = db.schema.createIndex(`recent_posts_by_${columns[0]}`).on("recent_posts");
    await index.columns(columns).execute();
  }

  await db.schema
    .createTable("outbox")
    .addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
    .addColumn("channel", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("next_attempt_at_ms", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint("outbox_of_lead", ["lead_id", "channel"])
    .execute();
  await db.schema
    .createIndex("outbox_by_turn")
    .on("outbox")
    .columns(["state", "next_attempt_at_ms"])
    .execute();
}
