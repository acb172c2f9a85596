import { statfs } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import type { Engine } from "../engine.ts";
import { migrate } from "../migrations/migrate.ts";
import { migrations } from "../migrations/migrations.ts";
import { StoreOpenError } from "../store-errors.ts";
import { readAddressSalt } from "./address-salt.ts";
import {
  busyTimeoutMs,
  cannotUse,
  createKysely,
  databasePath,
  findPragmaProblems,
  openDatabase,
  readValue,
} from "./open-database.ts";
import { isUnavailable } from "./sqlite-errors.ts";

/** With less free space nothing can be stored: one request takes up to this, with its copy in the log of writes. */
const minFreeBytes = 1024 * 1024;

/** The differences of SQLite from other databases. */
export const sqlite = {
  beginWrite: "begin immediate",
  skipsLockedRows: false,
  // It has one writer at a time.
  lock: async () => undefined,
  isUnavailable,
} satisfies Partial<Engine>;

/** SQLite in the data folder. */
export interface SqliteEngine extends Engine {
  readonly database: DatabaseSync;
}

/** Opens and migrates `leads.db` in a data folder; creates it where it is missing. Throws `StoreOpenError`. */
export async function openSqliteEngine(dataDir: string): Promise<SqliteEngine> {
  const database = openDatabase(dataDir);
  try {
    const engine: SqliteEngine = {
      ...sqlite,
      database,
      db: createKysely(database),
      salt: readAddressSalt(dataDir),
      findProblems: () => findProblems(database, dataDir),
      removeTraces: async () => removeTraces(databasePath(dataDir)),
      close: async () => {
        try {
          truncateLog(database);
        } finally {
          database.close();
        }
      },
    };
    await migrate(engine, migrations);
    return engine;
  } catch (error) {
    database.close();
    throw error instanceof StoreOpenError ? error : cannotUse(dataDir, error);
  }
}

async function findProblems(database: DatabaseSync, dataDir: string): Promise<string[]> {
  const problems = findPragmaProblems(database);
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < minFreeBytes) {
    problems.push("The disk of the data folder is full.");
  }
  try {
    // Fails on a locked or read-only database, and costs no fsync.
    database.exec("begin immediate; rollback");
  } catch (error) {
    problems.push(
      `The database takes no writes (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
  return problems;
}

/**
 * Rewrites a database, because `secure_delete` leaves pieces of rows in pages that were rebalanced. In a connection of its
 * own, so that `watch-files.ts` takes it for another process's work and not for damage.
 */
export function removeTraces(path: string): boolean {
  const database = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    database.exec("pragma synchronous = 2; vacuum");
    return truncateLog(database);
  } finally {
    database.close();
  }
}

/** Writes the log into the database and empties it. Returns whether no other connection was in the way. */
function truncateLog(database: DatabaseSync): boolean {
  return readValue(database, "pragma wal_checkpoint(TRUNCATE)") === 0;
}
