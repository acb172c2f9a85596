import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { CamelCasePlugin, Kysely, SqliteDialect } from "kysely";
import type { StoreTables } from "../schema.ts";
import { StoreOpenError } from "../store-errors.ts";
import { isDamage } from "./sqlite-errors.ts";

/**
 * Settings for every connection. With `synchronous` below 2 (FULL), a power failure could lose an acknowledged
 * submission; a `busy_timeout` would block the whole server while another process locks the database (see
 * `retryWhileLocked`); `secure_delete` overwrites erased rows, but not
 * every copy of them in the file: `removeTraces` in `sqlite-engine.ts` rewrites it.
 */
const requiredPragmas = {
  journal_mode: "wal",
  synchronous: 2,
  busy_timeout: 0,
  foreign_keys: 1,
  secure_delete: 1,
} as const;

export function databasePath(dataDir: string): string {
  return join(dataDir, "leads.db");
}

/** Creates an empty `leads.db` and its folder if they are missing. Throws `StoreOpenError`. */
export function createDatabaseFile(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Other users must not be able to read it; SQLite gives its side files the same permissions. Never opens an existing
    // file: closing it would release this process's locks on it.
    closeSync(openSync(databasePath(dataDir), "wx", 0o600));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return;
    throw cannotUse(dataDir, error);
  }
}

/** Throws `StoreOpenError` if the file system doesn't support the required settings. */
export function openDatabase(dataDir: string): DatabaseSync {
  const url = pathToFileURL(databasePath(dataDir));
  // Otherwise SQLite would create a missing file.
  url.searchParams.set("mode", "rw");
  const database = new DatabaseSync(url);
  try {
    for (const [name, value] of Object.entries(requiredPragmas)) database.exec(`pragma ${name} = ${value}`);
    const problems = findPragmaProblems(database);
    if (problems.length > 0) throw new StoreOpenError(problems.join(" "));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Maps camelCase names to snake_case in the database. A statement that fails throws what `explain` returns. */
export function createKysely(
  database: DatabaseSync,
  explain = (error: unknown) => error,
): Kysely<StoreTables> {
  const explained = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      throw explain(error);
    }
  };
  // Kysely expects better-sqlite3's interface.
  const prepare = (sql: string) => {
    const statement = explained(() => database.prepare(sql));
    // SQLite accepts every value type in `StoreTables`.
    const inputs = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => explained(() => statement.all(...inputs(parameters))),
      run: (parameters: readonly unknown[]) => explained(() => statement.run(...inputs(parameters))),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...inputs(parameters)),
    };
  };
  const dialect = new SqliteDialect({ database: { prepare, close: () => database.close() } });
  return new Kysely<StoreTables>({ dialect, plugins: [new CamelCasePlugin()] });
}

/** Returns the first column of the first row. */
export function readValue(database: DatabaseSync, sql: string): SQLOutputValue | undefined {
  return Object.values(database.prepare(sql).get() ?? {})[0];
}

/** Moves all rows from the log into the database. Returns `false` if another connection prevents it. */
export function checkpoint(database: DatabaseSync, mode: "TRUNCATE" | "RESTART"): boolean {
  return readValue(database, `pragma wal_checkpoint(${mode})`) === 0;
}

/** Checks the whole database. Returns the first damage found. */
export function findDamage(database: DatabaseSync): string | undefined {
  const result = String(readValue(database, "pragma quick_check(1)"));
  return result === "ok" ? undefined : result.replace("*** in database main ***\n", "");
}

/** Returns a message for each required setting that isn't in effect. */
export function findPragmaProblems(database: DatabaseSync): string[] {
  return Object.entries(requiredPragmas).flatMap(([name, value]) => {
    const actual = readValue(database, `pragma ${name}`);
    if (actual === value) return [];
    return [
      `The database reports ${name}=${String(actual)} instead of ${value}, so its file system could lose acknowledged submissions. Put DATA_DIR on a local disk.`,
    ];
  });
}

export function cannotUse(dataDir: string, cause: unknown): StoreOpenError {
  if (cause instanceof StoreOpenError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (isDamage(cause)) return new StoreOpenError(describeDamage(dataDir, reason), { cause });
  return new StoreOpenError(
    `The data folder ${dataDir} cannot be used (${reason}). Set DATA_DIR to a folder on a local disk that this user can write to.`,
    { cause },
  );
}

export function describeDamage(dataDir: string, reason: string): string {
  return `${databasePath(dataDir)} is damaged or is not an SQLite database (${reason}). Stop the server, move leads.db, leads.db-wal and leads.db-shm to another folder, put a backup in place of leads.db, and start the server.`;
}
