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

/** Publicly visible at `/readyz`, so these messages omit the folder. */
const problems = {
  changed:
    "leads.db, leads.db-wal or leads.db-shm was removed or replaced while it was open. Stop the server, put leads.db or a backup in place, and start the server.",
  damaged: "The database file is damaged; the log says what to do.",
};

/** Opens `leads.db`. `prepare` migrates it. Throws `StoreOpenError`. */
export async function openDatabaseFile(
  dataDir: string,
  prepare: (database: DatabaseSync) => Promise<void>,
  log?: StoreLog,
) {
  const path = databasePath(dataDir);
  const files = [path, `${path}-wal`, `${path}-shm`];
  const isLost = !statOf(path)?.size && existsSync(addressSaltPath(dataDir));
  createDatabaseFile(dataDir);
  const id = idOf(path);
  const database = await open();
  // Identify the files that SQLite has open, even if there are other files at their paths later.
  const ids = [id, ...files.slice(1).map(idOf)];
  let isDamaged = false;
  let isChanged = false;
  if (isLost) {
    say(
      new Error(
        `${path} was missing or empty although this folder had a store, so an empty one was created. If you did not expect this, stop the server and put a backup in its place.`,
      ),
    );
  }

  function say(err: unknown): void {
    log?.error({ err }, "store: operator action needed");
  }

  /** With a `log`, which only the production server passes, also checks the whole file for damage. */
  async function open(): Promise<DatabaseSync> {
    try {
      return await retryWhileLocked(async () => {
        const opened = openDatabase(dataDir);
        try {
          const damage = log && findDamage(opened);
          if (damage) throw new StoreOpenError(describeDamage(dataDir, damage));
          await prepare(opened);
          return opened;
        } catch (error) {
          opened.close();
          throw error;
        }
      });
    } catch (error) {
      throw cannotUse(dataDir, error);
    }
  }

  /** Moves the rows in the log into the database file, even if either file was deleted or renamed. */
  function moveLog(): void {
    // Without the shared leads.db-shm, another server's rows in the log are invisible here and must not be truncated.
    const isShared = idOf(`${path}-shm`) === ids[2];
    try {
      checkpoint(database, isShared ? "TRUNCATE" : "RESTART");
    } catch (error) {
      // Another server that had the removed log open has already moved its rows and emptied it.
      if (!isDamage(error) && !isShortRead(error)) throw error;
    }
  }

  return {
    database,
    /** Throws `StoreUnavailableError` if the database is damaged, or if SQLite would write to files that are no longer in place. */
    requireWritable(): void {
      if (isDamaged) throw new StoreUnavailableError(problems.damaged);
      if (files.every((file, index) => idOf(file) === ids[index])) return;
      const error = new StoreUnavailableError(problems.changed);
      if (!isChanged) say(error);
      isChanged = true;
      throw error;
    },
    /** Stops all writes after SQLite reports corruption. */
    noteDamage(reason: string): void {
      if (isDamaged) return;
      isDamaged = true;
      say(new Error(describeDamage(dataDir, reason)));
    },
    close(): void {
      if (!database.isOpen) return;
      moveLog();
      // SQLite deletes a log only next to its own database, and would apply it to a different one.
      const isReplaced = idOf(path) !== ids[0];
      const staleLogs = files.filter((file, index) => isReplaced && index > 0 && idOf(file) === ids[index]);
      database.close();
      for (const file of staleLogs) rmSync(file, { force: true });
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
