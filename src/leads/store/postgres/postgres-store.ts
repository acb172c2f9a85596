import { createStore, type Store } from "../create-store.ts";
import type { StoreLog } from "../engine.ts";
import { StoreOpenError } from "../store-errors.ts";
import { createPostgresEngine } from "./postgres-engine.ts";
import { isUnavailable, PostgresError } from "./postgres-pool.ts";

/**
 * If there is a log (in a server), opens even while PostgreSQL is down, because pages don't need a database, and logs when
 * outages begin and end. Throws `StoreOpenError`.
 */
export async function openPostgresStore(databaseUrl: string, log?: StoreLog): Promise<Store> {
  const engine = createPostgresEngine(databaseUrl, log);
  try {
    await engine.prepare();
  } catch (error) {
    if (!log || !isAway(error)) {
      await engine.close();
      throw error instanceof PostgresError ? cannotUse(databaseUrl, error) : error;
    }
  }
  return createStore(engine);
}

/** Returns the host and the database name, without the password. */
export function describePostgres(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${host || "this machine"}${decodeURIComponent(pathname)}`;
}

/** Returns whether the error might go away on its own, unlike an incorrect password or database name. */
function isAway(error: unknown): boolean {
  return isUnavailable(error) && !/^(28|3D)/.test(error.code ?? "");
}

function cannotUse(databaseUrl: string, cause: PostgresError): StoreOpenError {
  return new StoreOpenError(
    `The database cannot be used (${describePostgres(databaseUrl)}: ${cause.message}). Check DATABASE_URL, and make sure that PostgreSQL is running and that its user can create tables.`,
    { cause },
  );
}
