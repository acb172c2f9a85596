import { sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

/** Adds what a visitor read before the lead. */
export async function addJourneys(db: MigrationDatabase): Promise<void> {
  await sql`alter table leads add column journey text not null default ''`.execute(db);
}
