import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { MigrationDatabase } from "./migrate.ts";

/** Adds the secret that signs links. */
export async function createServerSecret(db: MigrationDatabase): Promise<void> {
  await sql`create table server_secret (secret text not null)`.execute(db);
  await sql`insert into server_secret values (${randomBytes(32).toString("base64")})`.execute(db);
}
