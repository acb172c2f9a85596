import { statfs } from "node:fs/promises";
import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createStore, type Store } from "../create-store.ts";
import { type Engine, inWriteTransaction, type StoreLog } from "../engine.ts";
import { migrate } from "../migrations/migrate.ts";
import { migrations } from "../migrations/migrations.ts";
import { StoreUnavailableError } from "../store-errors.ts";
import { readAddressSalt } from "./address-salt.ts";
import { openDatabaseFile } from "./database-file.ts";
import { checkpoint, createKysely } from "./open-database.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";
import { isDamage, isUnavailable } from "./sqlite-errors.ts";

/** The most space a lead can take, including its copy in the write-ahead log. */
const minFreeBytes = 1024 * 1024;

export const sqlite = {
  beginWrite: "begin immediate",
  skipsLockedRows: false,
  // SQLite has one writer at a time.
  lock: async () => undefined,
} satisfies Partial<Engine>;

export interface SqliteEngine extends Engine {
  readonly database: DatabaseSync;
}

/**
 * Opens and migrates `leads.db`, creating it if it is missing. If there is a log (in a server), checks the whole file.
 * Throws `StoreOpenError`.
 */
export async function openSqliteEngine(dataDir: string, log?: StoreLog): Promise<SqliteEngine> {
  let salt: Buffer = Buffer.alloc(0);
  const prepare = async (database: DatabaseSync) => {
    salt = readAddressSalt(dataDir);
    await migrate({ ...sqlite, db: createKysely(database) }, migrations);
  };
  const file = await openDatabaseFile(dataDir, prepare, log);
  const { database } = file;
  const db = createKysely(database, explain);
  let closing: Promise<void> | undefined;

  /** Translates an error from a statement. */
  function explain(error: unknown): unknown {
    if (!database.isOpen) return new StoreUnavailableError("The store is closed.");
    if (!(error instanceof Error) || !isUnavailable(error)) return error;
    if (isDamage(error)) file.noteDamage(error.message);
    return new StoreUnavailableError(`The database cannot be used right now (${error.message}).`, {
      cause: error,
    });
  }

  /** Queues the writes, so that only the first of them polls another process's lock. */
  let last: Promise<unknown> = Promise.resolve();
  async function write<Result>(work: () => Promise<Result>): Promise<Result> {
    if (closing) throw new StoreUnavailableError("The store is closed.");
    const sinceMs = performance.now();
    const written = last.then(() => retryWhileLocked(work, sinceMs));
    // Lets the server handle page requests between writes.
    last = written.then(nextTurn, nextTurn);
    return written;
  }

  const engine: SqliteEngine = {
    ...sqlite,
    db,
    database,
    get salt() {
      return salt;
    },
    write: (work) =>
      write(() =>
        inWriteTransaction(db, sqlite, async (transaction) => {
          file.requireWritable();
          const result = await work(transaction);
          // Again just before the commit: nothing is acknowledged into files that are gone.
          file.requireWritable();
          return result;
        }),
      ),
    async findProblems() {
      const problems = [];
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < minFreeBytes) problems.push("The data folder's disk is full.");
      try {
        // Fails on a locked, damaged or read-only database, without the cost of an fsync.
        await engine.write(async () => undefined);
      } catch (error) {
        if (closing || !(error instanceof StoreUnavailableError)) throw error;
        problems.push(error.message);
      }
      return problems;
    },
    // `secure_delete` alone leaves parts of rows in rebalanced pages.
    removeTraces: () =>
      write(() =>
        db.connection().execute(async () => {
          file.requireWritable();
          try {
            database.exec("vacuum");
            return checkpoint(database, "TRUNCATE");
          } catch (error) {
            throw explain(error);
          }
        }),
      ),
    close() {
      closing ??= last.then(() => db.connection().execute(async () => file.close()));
      return closing;
    },
  };
  return engine;
}

export async function openSqliteStore(dataDir: string, log?: StoreLog): Promise<Store> {
  return createStore(await openSqliteEngine(dataDir, log));
}
