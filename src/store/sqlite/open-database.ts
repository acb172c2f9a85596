import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { CamelCasePlugin, Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import type { StoreTables } from "../schema.ts";
import { StoreOpenError } from "../store-errors.ts";
import { isDamage } from "./sqlite-engine.ts";

/** How long a statement waits for another process's lock. */
const busyTimeoutMs = 5000;

/**
 * Settings of every connection. better-sqlite3 opens a WAL database with `synchronous=NORMAL`, under which a power cut can
 * undo an acknowledged request; 2 is FULL.
 */
const requiredPragmas = {
  journal_mode: "wal",
  synchronous: 2,
  busy_timeout: busyTimeoutMs,
  foreign_keys: 1,
  secure_delete: 1,
} as const;

/** Returns the path of the database in a data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, "leads.db");
}

/**
 * Opens `leads.db` in the data folder with its durability settings; creates it where it is missing. Throws
 * `StoreOpenError` with the fix.
 */
export function openDatabase(dataDir: string): Database.Database {
  let database: Database.Database | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const path = databasePath(dataDir);
    // Other users of the machine must not read it; SQLite creates its side files with the same permissions.
    closeSync(openSync(path, "a", 0o600));
    database = new Database(path, { timeout: busyTimeoutMs });
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.pragma(`busy_timeout = ${busyTimeoutMs}`);
    database.pragma("foreign_keys = ON");
    database.pragma("secure_delete = ON");
    const problems = findPragmaProblems(database);
    if (problems.length > 0) throw new StoreOpenError(problems.join(" "));
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof StoreOpenError) throw error;
    throw cannotUse(dataDir, error);
  }
}

/** Creates the query builder for an open database; camel case becomes snake case in the database. */
export function createKysely(database: Database.Database): Kysely<StoreTables> {
  const dialect = new SqliteDialect({ database: withCachedStatements(database) });
  return new Kysely<StoreTables>({ dialect, plugins: [new CamelCasePlugin()] });
}

/** A bound on the cache; the store has far fewer statements. */
const maxStatements = 200;

/** Prepares each statement once. Kysely would prepare it for every run, which costs more than the run. */
function withCachedStatements(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      database.close();
    },
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const prepared = database.prepare(sql);
      const statement: SqliteStatement = {
        reader: prepared.reader,
        all: (parameters) => prepared.all(...parameters),
        run: (parameters) => prepared.run(...parameters),
        iterate: (parameters) => prepared.iterate(...parameters),
      };
      if (statements.size < maxStatements) statements.set(sql, statement);
      return statement;
    },
  };
}

/** Reads the durability settings back; returns a sentence for each that differs. */
export function findPragmaProblems(database: Database.Database): string[] {
  return Object.entries(requiredPragmas).flatMap(([name, value]) => {
    const actual: unknown = database.pragma(name, { simple: true });
    if (actual === value) return [];
    return [
      `The database answers ${name}=${String(actual)} instead of ${value}: its file system cannot keep what a visitor is promised. Put DATA_DIR on a local disk.`,
    ];
  });
}

/** Creates the error for a data folder or database that cannot be used, with the system's reason and the fix. */
export function cannotUse(dataDir: string, cause: unknown): StoreOpenError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (isDamage(cause)) return new StoreOpenError(describeDamage(dataDir, reason), { cause });
  return new StoreOpenError(
    `The data folder ${dataDir} cannot be used (${reason}). Set DATA_DIR to a folder on a local disk that this user may write to.`,
    { cause },
  );
}

/** Describes a damaged database to the operator: the file, the reason and the fix. */
export function describeDamage(dataDir: string, reason: string): string {
  return `${databasePath(dataDir)} is damaged or is no SQLite database (${reason}). Stop the server, move leads.db, leads.db-wal and leads.db-shm to another folder, put a backup in place of leads.db, and start the server.`;
}
