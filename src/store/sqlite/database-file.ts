import { existsSync, rmSync, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { StoreLog } from "../store.ts";
import { StoreOpenError, StoreUnavailableError } from "../store-errors.ts";
import { addressSaltPath } from "./address-salt.ts";
import {
  cannotUse,
  createDatabaseFile,
  databasePath,
  describeDamage,
  findDamage,
  openDatabase,
} from "./open-database.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";

/** How long a file that is put in place must have been left alone: it may be a backup that is still being copied. */
const settledMs = 500;

/** How long a file that could not be opened is left alone, unless it changes: reading all of it takes time. */
const pauseMs = 1000;

/** Public at `/readyz`, so without the folder. */
const problems = {
  changed: "leads.db, leads.db-wal or leads.db-shm was removed or replaced while it was open.",
  removed:
    "leads.db was removed while it was open. Put it back, or a backup in its place: it is opened within seconds. To go on with an empty store, restart the server.",
  unsettled: "leads.db was replaced while it was open, and is opened as soon as it is complete.",
  refused: "What was put in the place of leads.db cannot be opened; the log says why.",
  damaged: "The database file is damaged; the log says what to do.",
};

/** An open database. `ids` identify the files that SQLite writes to, whatever their names lead to by now. */
interface OpenDatabase {
  database: DatabaseSync;
  ids: readonly (string | undefined)[];
  isDamaged: boolean;
}

/** Opens `leads.db`, and opens it again once another one is in its place; `prepare` migrates it. */
export async function openDatabaseFile(
  dataDir: string,
  prepare: (database: DatabaseSync) => Promise<void>,
  log?: StoreLog,
) {
  const path = databasePath(dataDir);
  const files = [path, `${path}-wal`, `${path}-shm`];
  const isLost = sizeOf(path) === 0 && existsSync(addressSaltPath(dataDir));
  createDatabaseFile(dataDir);
  let current: OpenDatabase | undefined = await open();
  if (isLost) {
    say(
      new Error(
        `${path} was missing or empty, though a store was here before: an empty one was made. If that is not what you want, stop the server and put a backup in its place.`,
      ),
    );
  }
  /** What could not be opened, and why. */
  let refused: { version: string; untilMs: number; reason: StoreUnavailableError } | undefined;
  let lastReason: string | undefined;

  function say(err: unknown): void {
    log?.error({ err }, "store: operator action needed");
  }

  /** Opens the file; a server also reads all of it. Throws `StoreOpenError`. */
  async function open(): Promise<OpenDatabase> {
    try {
      return await retryWhileLocked(async () => {
        const id = idOf(path);
        const database = openDatabase(dataDir);
        try {
          const damage = log && findDamage(database);
          if (damage) throw new StoreOpenError(describeDamage(dataDir, damage));
          await prepare(database);
          const ids = files.map(idOf);
          if (ids[0] !== id) throw new StoreOpenError(`${path} was replaced while it was opened.`);
          return { database, ids, isDamaged: false };
        } catch (error) {
          database.close();
          throw error;
        }
      });
    } catch (error) {
      throw cannotUse(dataDir, error);
    }
  }

  function isInPlace(opened: OpenDatabase | undefined): opened is OpenDatabase {
    return opened !== undefined && files.every((file, index) => idOf(file) === opened.ids[index]);
  }

  /** Closes the database, and leaves nothing of it beside another one. */
  function leave({ database, ids }: OpenDatabase): void {
    // A file that was moved away is complete from here on.
    tryToRun(database, "pragma wal_checkpoint(TRUNCATE)");
    const isReplaced = idOf(path) !== ids[0];
    const ownLogs = files.filter((file, index) => index > 0 && idOf(file) === ids[index]);
    database.close();
    current = undefined;
    // SQLite deletes them only beside their own database, and would apply them to another one.
    if (isReplaced) for (const file of ownLogs) rmSync(file, { force: true });
  }

  /** Opens what is in the place of the database by now. Throws `StoreUnavailableError` if nothing can be. */
  async function openAgain(): Promise<OpenDatabase> {
    const stats = statSync(path, { throwIfNoEntry: false });
    // The old one stays open: if it is put back, nothing was lost.
    if (!stats?.size) throw new StoreUnavailableError(problems.removed);
    const isReplaced = idOf(path) !== current?.ids[0];
    const isSettled = Math.abs(Date.now() - stats.mtimeMs) > settledMs;
    if (isReplaced && !isSettled) throw new StoreUnavailableError(problems.unsettled);
    const version = `${idOf(path)}:${stats.size}:${stats.mtimeMs}`;
    if (refused?.version === version && performance.now() < refused.untilMs) throw refused.reason;
    if (current) leave(current);
    return open().catch((cause: unknown) => {
      const reason = new StoreUnavailableError(problems.refused, { cause });
      refused = { version, untilMs: performance.now() + pauseMs, reason };
      throw reason;
    });
  }

  return {
    get database(): DatabaseSync {
      if (!current) throw new StoreUnavailableError(problems.changed);
      return current.database;
    },
    isInPlace: () => isInPlace(current) && lastReason === undefined,
    /** Opens another database that is in place by now. No transaction may be under way. */
    async openIfChanged(): Promise<void> {
      try {
        if (!isInPlace(current)) current = await openAgain();
        else if (lastReason === undefined) return;
        log?.info({}, "the files of leads.db were removed or replaced, and are open again");
        lastReason = undefined;
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        if (error.message !== lastReason) say(error.cause ?? error);
        lastReason = error.message;
        throw error;
      }
    },
    /**
     * Runs what writes. Throws `StoreUnavailableError` instead if the database is damaged, or afterwards if SQLite wrote
     * to files that are no longer in place.
     */
    async write<Result>(work: () => Promise<Result>): Promise<Result> {
      const opened = current;
      if (!isInPlace(opened)) throw new StoreUnavailableError(problems.changed);
      if (opened.isDamaged) throw new StoreUnavailableError(problems.damaged);
      const result = await work();
      if (!isInPlace(opened)) throw new StoreUnavailableError(problems.changed);
      return result;
    },
    /** Remembers that SQLite found damage, so that nothing more is written. */
    noteDamage(reason: string): void {
      if (!current || current.isDamaged) return;
      current.isDamaged = true;
      say(new Error(describeDamage(dataDir, reason)));
    },
    close(): void {
      if (current) leave(current);
    },
  };
}

function tryToRun(database: DatabaseSync, sql: string): void {
  try {
    database.exec(sql);
  } catch {
    // The disk may be full, or the file damaged.
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Returns device and inode of a file. */
function idOf(path: string): string | undefined {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}
