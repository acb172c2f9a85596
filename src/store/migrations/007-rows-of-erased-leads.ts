import { SqliteAdapter, sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

/** Keeps `lead.erased` deliveries after their lead is gone; adds the channel to the index of due rows. */
export async function allowDeliveriesOfErasedLeads(db: MigrationDatabase): Promise<void> {
  await sql`drop index outbox_by_turn`.execute(db);
  // SQLite can't drop a constraint.
  if (db.getExecutor().adapter instanceof SqliteAdapter) await rebuildOutbox(db);
  else await sql`alter table outbox alter column lead_id drop not null`.execute(db);
  await sql`create index outbox_by_turn on outbox (state, channel, next_attempt_at_ms)`.execute(db);
}

async function rebuildOutbox(db: MigrationDatabase): Promise<void> {
  // The trigger refers to the table, so it would prevent renaming it.
  await sql`drop trigger leads_deleted`.execute(db);
  await sql`create table next_outbox (
    id text primary key,
    lead_id text references leads (id) on delete cascade,
    channel text not null,
    kind text not null,
    state text not null,
    skip_reason text,
    created_at_ms bigint not null,
    next_attempt_at_ms bigint not null,
    attempts integer not null default 0,
    last_error text,
    delivered_to text not null default '',
    delivered_at_ms bigint,
    locked_until_ms bigint not null default 0
  )`.execute(db);
  await sql`insert into next_outbox
    select id, lead_id, channel, kind, state, skip_reason, created_at_ms, next_attempt_at_ms, attempts, last_error,
      delivered_to, delivered_at_ms, locked_until_ms
    from outbox`.execute(db);
  await sql`drop table outbox`.execute(db);
  await sql`alter table next_outbox rename to outbox`.execute(db);
  await sql`create index outbox_by_lead on outbox (lead_id)`.execute(db);
  await sql`create trigger leads_deleted after delete on leads begin
    delete from bookings where lead_id = old.id;
    delete from outbox where lead_id = old.id;
    delete from idempotency where lead_id = old.id;
    delete from recent_posts where lead_id = old.id;
  end`.execute(db);
}
