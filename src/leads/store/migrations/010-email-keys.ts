import { sql } from "kysely";
import { foldEmail } from "#platform/email.ts";
import type { MigrationDatabase } from "./migrate.ts";

/** Adds the folded email address, because each database and locale has its own idea of upper and lower case. */
export async function addEmailKeys(db: MigrationDatabase): Promise<void> {
  await sql`drop index leads_by_email`.execute(db);
  await sql`alter table leads add column email_key text not null default ''`.execute(db);
  await sql`update leads set email_key = email`.execute(db);
  const { rows } = await sql<{ id: string; email: string }>`select id, email from leads`.execute(db);
  for (const { id, email } of rows) {
    const key = foldEmail(email);
    if (key !== email) await sql`update leads set email_key = ${key} where id = ${id}`.execute(db);
  }
  await sql`create index leads_by_email_key on leads (email_key)`.execute(db);
}
