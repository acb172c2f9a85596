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
  isUnavailable,
} satisfies Partial<Engine>;

export interface SqliteEngine extends Engine {
  readonly database: DatabaseSync;
  /** Runs a store operation, after reopening the database if it was replaced. */
  run<Result>(operation: () => Promise<Result>): Promise<Result>;
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
  const db = createKysely({ prepare: (sql) => file.database.prepare(sql), close: () => file.close() });

  /** Queues the writes, so that only the first of them polls another process's lock. */
  let last: Promise<unknown> = Promise.resolve();
  function write<Result>(work: () => Promise<Result>): Promise<Result> {
    const sinceMs = performance.now();
    const written = last.then(() => retryWhileLocked(() => file.write(work), sinceMs));
    // Lets the server handle page requests between writes.
    last = written.then(nextTurn, nextTurn);
    return written;
  }

  const engine: SqliteEngine = {
    ...sqlite,
    db,
    get database() {
      return file.database;
    },
    get salt() {
      return salt;
    },
    write: (work) => write(() => inWriteTransaction(db, sqlite, work)),
    async run(operation) {
      // Waits for open transactions.
      if (!file.isInPlace()) await db.connection().execute(() => file.openIfChanged());
      try {
        return await operation();
      } catch (error) {
        if (error instanceof Error && isDamage(error)) file.noteDamage(error.message);
        throw error;
      }
    },
    async findProblems() {
      const problems = [];
      const { bavail, bsize } = await statfs(dataDir);
      if (bavail * bsize < minFreeBytes) problems.push("The data folder's disk is full.");
      try {
        // Fails on a locked, damaged or read-only database, without the cost of an fsync.
        await engine.write(async () => undefined);
      } catch (error) {
        if (error instanceof StoreUnavailableError) problems.push(error.message);
        else if (isUnavailable(error))
          problems.push(`The database is not accepting writes (${String(error)}).`);
        else throw error;
      }
      return problems;
    },
    // `secure_delete` alone leaves parts of rows in rebalanced pages.
    removeTraces: () =>
      write(() =>
        db.connection().execute(async () => {
          file.database.exec("vacuum");
          return checkpoint(file.database, "TRUNCATE");
        }),
      ),
    close: async () => file.close(),
  };
  return engine;
}

export async function openSqliteStore(dataDir: string, log?: StoreLog): Promise<Store> {
  const engine = await openSqliteEngine(dataDir, log);
  return createStore(engine, { run: engine.run });
}
