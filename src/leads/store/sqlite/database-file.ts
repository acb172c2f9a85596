import { type BigIntStats, existsSync, rmSync, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { StoreLog } from "../engine.ts";
import { StoreOpenError, StoreUnavailableError } from "../store-errors.ts";
import { addressSaltPath } from "./address-salt.ts";
import {
  cannotUse,
  checkpoint,
  createDatabaseFile,
  databasePath,
  describeDamage,
  findDamage,
  openDatabase,
} from "./open-database.ts";
import { retryWhileLocked } from "./retry-while-locked.ts";
import { isDamage, isShortRead } from "./sqlite-errors.ts";

/** A replacement is opened only once it hasn't changed for this long: it might be a backup that is still being copied. */
const settledMs = 500;

/** Publicly visible at `/readyz`, so these messages omit the folder. */
const problems = {
  changed: "leads.db, leads.db-wal or leads.db-shm was removed or replaced while it was open.",
  removed:
    "leads.db was removed or became unreadable while it was open. Put it back, or put a backup in its place: it will be opened within seconds. To start with an empty store, restart the server.",
  unsettled: "leads.db was replaced while it was open. The new file will be opened once it is complete.",
  incomplete:
    "leads.db, leads.db-wal or leads.db-shm was removed or replaced while another program was reading it or the disk was full. It will be reopened after that.",
  refused: "The file that replaced leads.db cannot be opened; the log says why.",
  damaged: "The database file is damaged; the log says what to do.",
};

/** `ids` identify the files that SQLite has open, even if there are other files at their paths now. */
interface OpenDatabase {
  database: DatabaseSync;
  ids: readonly (string | undefined)[];
  isDamaged: boolean;
}

/** Opens `leads.db`, and reopens it when it is replaced. `prepare` migrates it. */
export async function openDatabaseFile(
  dataDir: string,
  prepare: (database: DatabaseSync) => Promise<void>,
  log?: StoreLog,
) {
  const path = databasePath(dataDir);
  const files = [path, `${path}-wal`, `${path}-shm`];
  const isLost = !statOf(path)?.size && existsSync(addressSaltPath(dataDir));
  createDatabaseFile(dataDir);
  let current: OpenDatabase | undefined = await open();
  if (isLost) {
    say(
      new Error(
        `${path} was missing or empty although this folder had a store, so an empty one was created. If you did not expect this, stop the server and put a backup in its place.`,
      ),
    );
  }
  let lastReason: string | undefined;

  function say(err: unknown): void {
    log?.error({ err }, "store: operator action needed");
  }

  /** A server also checks the whole file. Throws `StoreOpenError`. */
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
          if (ids[0] !== id) throw new StoreOpenError(`${path} was replaced while it was being opened.`);
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

  /**
   * Moves the rows in the log into the database file, even if either file was deleted or renamed. Returns `false` if some
   * rows remain that a later attempt can move.
   */
  function moveLog({ database, ids }: OpenDatabase): boolean {
    // Without the shared leads.db-shm, another server's rows in the log are invisible here and must not be truncated.
    const isShared = idOf(`${path}-shm`) === ids[2];
    try {
      return checkpoint(database, isShared ? "TRUNCATE" : "RESTART");
    } catch (error) {
      // Another server that had the removed log open has already moved its rows and emptied it.
      return isDamage(error) || isShortRead(error);
    }
  }

  function leave(opened: OpenDatabase): void {
    // SQLite deletes a log only next to its own database, and would apply it to a different one.
    const isReplaced = idOf(path) !== opened.ids[0];
    const staleLogs = isReplaced
      ? files.filter((file, index) => index > 0 && idOf(file) === opened.ids[index])
      : [];
    opened.database.close();
    current = undefined;
    for (const file of staleLogs) rmSync(file, { force: true });
  }

  /** Opens whichever file is at the path now. Throws `StoreUnavailableError` if it can't be opened yet. */
  async function openAgain(): Promise<OpenDatabase> {
    const stats = statOf(path);
    // The old file stays open, so nothing is lost if it is put back.
    if (!stats?.size) throw new StoreUnavailableError(problems.removed);
    const isReplaced = idOf(path) !== current?.ids[0];
    const isSettled = Math.abs(Date.now() - Number(stats.mtimeMs)) > settledMs;
    if (isReplaced && !isSettled) throw new StoreUnavailableError(problems.unsettled);
    if (current && !moveLog(current)) throw new StoreUnavailableError(problems.incomplete);
    if (current) leave(current);
    return open().catch((cause: unknown) => {
      throw new StoreUnavailableError(problems.refused, { cause });
    });
  }

  return {
    get database(): DatabaseSync {
      if (!current) throw new StoreUnavailableError(problems.changed);
      return current.database;
    },
    isInPlace: () => isInPlace(current) && lastReason === undefined,
    /** Reopens the database if another file is in place now. Must not be called during a transaction. */
    async openIfChanged(): Promise<void> {
      try {
        if (!isInPlace(current)) current = await openAgain();
        else if (lastReason === undefined) return;
        log?.info({}, "the leads.db files were removed or replaced, and are open again");
        lastReason = undefined;
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        if (error.message !== lastReason) say(error.cause ?? error);
        lastReason = error.message;
        throw error;
      }
    },
    /**
     * Runs `work`, which writes to the database. Throws `StoreUnavailableError` beforehand if the database is damaged, and
     * afterwards if SQLite wrote to files that are no longer in place.
     */
    async write<Result>(work: () => Promise<Result>): Promise<Result> {
      const opened = current;
      if (!isInPlace(opened)) throw new StoreUnavailableError(problems.changed);
      if (opened.isDamaged) throw new StoreUnavailableError(problems.damaged);
      const result = await work();
      if (!isInPlace(opened)) throw new StoreUnavailableError(problems.changed);
      return result;
    },
    /** Stops all writes after SQLite reports corruption. */
    noteDamage(reason: string): void {
      if (!current || current.isDamaged) return;
      current.isDamaged = true;
      say(new Error(describeDamage(dataDir, reason)));
    },
    close(): void {
      if (!current) return;
      // Moves the log into the database file, in case the file has been renamed.
      moveLog(current);
      leave(current);
    },
  };
}

/** Returns `undefined` if the file is missing or inaccessible. */
function statOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}

function idOf(path: string): string | undefined {
  const stats = statOf(path);
  return stats && `${stats.dev}:${stats.ino}`;
}
