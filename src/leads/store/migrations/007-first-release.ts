import { SqliteAdapter, sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

const tables = [
  `create table leads (
    id text primary key,
    received_at_ms bigint not null,
    form_type text not null,
    mode text not null,
    email text not null,
    first_name text not null,
    last_name text not null,
    company text not null,
    linkedin_url text not null,
    message text not null,
    source text not null,
    source_path text not null,
    signal_slug text not null,
    screen_size text not null,
    device_pixel_ratio text not null,
    browser_language text not null,
    timezone text not null,
    state text not null,
    quarantine_reason text,
    released_at_ms bigint,
    slot_start text default '' not null
  )`,
  `create table idempotency (
    key_hash text primary key,
    lead_id text not null references leads (id) on delete cascade,
    answered_state text not null,
    content_hash text default '' not null
  )`,
  `create table recent_posts (
    lead_id text primary key references leads (id) on delete cascade,
    at_ms bigint not null,
    address_hash text not null,
    email_hash text not null,
    content_hash text not null,
    state text not null default 'accepted',
    bytes integer not null default 0,
    network_hash text
  )`,
  `create table bookings (
    token text primary key,
    lead_id text not null unique references leads (id) on delete cascade,
    slot_start_ms bigint not null,
    slot_minutes integer not null,
    state text not null,
    sequence integer not null,
    created_at_ms bigint not null,
    changed_at_ms bigint not null
  )`,
  `create table outbox (
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
  )`,
];

const indexes = [
  "create index leads_by_state on leads (state, id)",
  // Used by the limits on emails to one address.
  "create index leads_by_email on leads (lower(email))",
  "create index idempotency_by_lead on idempotency (lead_id)",
  // Lets only one of several concurrent bookings of a slot succeed, even across servers.
  "create unique index bookings_by_slot on bookings (slot_start_ms) where state = 'booked'",
  "create index outbox_by_turn on outbox (state, channel, next_attempt_at_ms)",
  "create index outbox_by_lead on outbox (lead_id)",
  "create index recent_posts_by_at_ms on recent_posts (at_ms)",
  // Finds a sender's submission with the same content; the others speed up the counts in `rate-limits.ts`.
  "create index recent_posts_by_content on recent_posts (address_hash, content_hash, at_ms)",
  "create index recent_posts_by_state on recent_posts (state, at_ms)",
  "create index recent_posts_by_address on recent_posts (address_hash, state, at_ms, bytes)",
  "create index recent_posts_by_address_email on recent_posts (address_hash, email_hash, state, at_ms)",
  `create index recent_posts_by_network on recent_posts (network_hash, state, at_ms, bytes)
    where network_hash is not null`,
  `create index recent_posts_by_network_email on recent_posts (network_hash, email_hash, state, at_ms)
    where network_hash is not null`,
];

/**
 * Deletes a lead's rows together with the lead, regardless of which program deletes it: the `sqlite3` shell leaves foreign
 * keys off, and an orphaned booking would block its slot. On PostgreSQL foreign keys are always on.
 */
const trigger = `create trigger leads_deleted after delete on leads begin
  delete from bookings where lead_id = old.id;
  delete from outbox where lead_id = old.id;
  delete from idempotency where lead_id = old.id;
  delete from recent_posts where lead_id = old.id;
end`;

/** Creates the tables of release 0.1.0. */
export async function createTables(db: MigrationDatabase): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const statement of [...tables, ...indexes, ...(isSqlite ? [trigger] : [])]) {
    await sql.raw(statement).execute(db);
  }
}
