import { sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

/** Adds when the owner answered. `reply_alerts` stays null for leads that are already stored, so nothing alerts about them. */
export async function addAnswers(db: MigrationDatabase): Promise<void> {
  await sql`alter table leads add column answered_at_ms bigint`.execute(db);
  await sql`alter table leads add column reply_alerts integer`.execute(db);
  await sql`create index leads_by_unanswered on leads (reply_alerts)
    where answered_at_ms is null and reply_alerts is not null`.execute(db);
}
