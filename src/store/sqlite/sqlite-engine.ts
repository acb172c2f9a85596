import { statfs } from "node:fs/promises";
import type { DatabaseSync } from "node:sqlite";
import type { Engine } from "../engine.ts";
import { migrate } from "../migrations/migrate.ts";
import { migrations } from "../migrations/migrations.ts";
import { StoreOpenError } from "../store-errors.ts";
import { readAddressSalt } from "./address-salt.ts";
import { cannotUse, createKysely, findPragmaProblems, openDatabase } from "./open-database.ts";
import { isUnavailable } from "./sqlite-errors.ts";

/** Less free space is reported as a problem. */
const minFreeBytes = 500 * 1024 * 1024;

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
      close: async () => {
        try {
          database.exec("pragma wal_checkpoint(TRUNCATE)");
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
    problems.push("The disk of the data folder has less than 500 MB free.");
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
