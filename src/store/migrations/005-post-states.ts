import { sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

/**
 * Adds state, size and IPv6 /48 to recent posts, to count only accepted ones and to limit quarantine per sender. The first
 * index finds a sender's submission with the same content; the others speed up the counts in `rate-limits.ts`.
 */
export async function addPostStates(db: MigrationDatabase): Promise<void> {
  const statements = [
    "alter table recent_posts add column state text not null default 'accepted'",
    "alter table recent_posts add column bytes integer not null default 0",
    "alter table recent_posts add column network_hash text",
    `update recent_posts set
       state = (select case when state = 'quarantined' then state else 'released' end
                from leads where id = lead_id),
       bytes = (select octet_length(message) from leads where id = lead_id)
     where lead_id in (select id from leads where quarantine_reason is not null)`,
    "drop index recent_posts_by_address_hash",
    "drop index recent_posts_by_email_hash",
    "create index recent_posts_by_content on recent_posts (address_hash, content_hash, at_ms)",
    "create index recent_posts_by_state on recent_posts (state, at_ms)",
    "create index recent_posts_by_address on recent_posts (address_hash, state, at_ms, bytes)",
    "create index recent_posts_by_address_email on recent_posts (address_hash, email_hash, state, at_ms)",
    `create index recent_posts_by_network on recent_posts (network_hash, state, at_ms, bytes)
     where network_hash is not null`,
    `create index recent_posts_by_network_email on recent_posts (network_hash, email_hash, state, at_ms)
     where network_hash is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
