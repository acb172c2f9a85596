import { sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Turns the outbox into the deliveries table. Earlier versions never sent anything. Rows older than a day are skipped,
 * because a confirmation that is weeks late is useless.
 */
export async function trackDeliveries(db: MigrationDatabase): Promise<void> {
  const tooOldMs = Date.now() - dayMs;
  await sql`drop index outbox_by_turn`.execute(db);
  await sql`alter table outbox rename to outbox_before_deliveries`.execute(db);
  await sql`create table outbox (
    id text primary key,
    lead_id text not null references leads (id) on delete cascade,
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
  await sql`insert into outbox
    (id, lead_id, channel, kind, state, skip_reason, created_at_ms, next_attempt_at_ms, attempts)
    select lead_id || '.' || channel, lead_id, channel, 'request',
      case when channel = 'webhook' or (state = 'pending' and created_at_ms < ${tooOldMs}) then 'skipped' else state end,
      case
        when channel = 'webhook' then 'Webhooks are not delivered yet.'
        when state = 'pending' and created_at_ms < ${tooOldMs} then 'It had waited for more than a day when deliveries began.'
      end,
      created_at_ms, next_attempt_at_ms, attempts
    from outbox_before_deliveries`.execute(db);
  await sql`drop table outbox_before_deliveries`.execute(db);
  await sql`create index outbox_by_turn on outbox (state, next_attempt_at_ms)`.execute(db);
  await sql`create index outbox_by_lead on outbox (lead_id)`.execute(db);
  // Used by the limits on emails to one address.
  await sql`create index leads_by_email on leads (lower(email))`.execute(db);
}
