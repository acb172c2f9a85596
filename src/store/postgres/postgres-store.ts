import { createStore } from "../create-store.ts";
import type { Store, StoreLog } from "../store.ts";
import { StoreOpenError, StoreUnavailableError } from "../store-errors.ts";
import { createPostgresEngine } from "./postgres-engine.ts";
import { isUnavailable, PostgresError } from "./postgres-pool.ts";

export async function openPostgresStore(databaseUrl: string): Promise<Store> {
  const engine = createPostgresEngine(databaseUrl);
  try {
    await engine.prepare();
  } catch (error) {
    await engine.close();
    throw error instanceof PostgresError ? cannotUse(databaseUrl, error) : error;
  }
  return createStore(engine);
}

/**
 * Opens even while PostgreSQL is down, because pages don't need a database. Throws `StoreOpenError` for problems that
 * only the operator can fix.
 */
export async function openPostgresServerStore(databaseUrl: string, log: StoreLog): Promise<Store> {
  const engine = createPostgresEngine(databaseUrl);
  const outage = logOutages(log);
  let prepared: Promise<void> | undefined;
  /** After a failure, the next operation tries again. */
  function prepare(): Promise<void> {
    prepared ??= engine.prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  }

  try {
    await prepare();
  } catch (error) {
    if (!isAway(error)) {
      await engine.close();
      throw error instanceof PostgresError ? cannotUse(databaseUrl, error) : error;
    }
    outage.begin(error);
  }
  return createStore(engine, {
    async run(operation) {
      try {
        await prepare();
        const result = await operation();
        outage.end();
        return result;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        outage.begin(error);
        // Publicly visible at `/readyz`, so it omits the reason, which might mention hosts.
        throw new StoreUnavailableError("The database is unavailable; the log says why.", {
          cause: error,
        });
      }
    },
  });
}

/** Returns the host and the database name, without the password. */
export function describePostgres(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${host || "this machine"}${decodeURIComponent(pathname)}`;
}

/** Logs when an outage begins and ends, rather than every operation that fails during it. */
function logOutages(log: StoreLog) {
  let isOut = false;
  return {
    begin(error: unknown) {
      if (!isOut) log.error({ err: error }, "the database is unavailable");
      isOut = true;
    },
    end() {
      if (isOut) log.info({}, "the database is available again");
      isOut = false;
    },
  };
}

/** Returns whether the error might go away on its own, unlike an incorrect password or database name. */
function isAway(error: unknown): boolean {
  return isUnavailable(error) && !(error instanceof PostgresError && /^(28|3D)/.test(error.code ?? ""));
}

function cannotUse(databaseUrl: string, cause: PostgresError): StoreOpenError {
  return new StoreOpenError(
    `The database cannot be used (${describePostgres(databaseUrl)}: ${cause.message}). Check DATABASE_URL, and make sure that PostgreSQL is running and that its user can create tables.`,
    { cause },
  );
}
