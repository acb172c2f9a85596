import { closeSync, existsSync, openSync, rmSync, statSync, truncateSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { createStore } from "../create-store.ts";
import { wrapOperations } from "../operations.ts";
import type { Store } from "../store.ts";
import { StoreOpenError, StoreUnavailableError } from "../store-errors.ts";
import { addressSaltPath } from "./address-salt.ts";
import { findDamage } from "./inspect-backup.ts";
import { databasePath, describeDamage } from "./open-database.ts";
import { savedDatabasePath } from "./saved-databases.ts";
import { openSqliteEngine } from "./sqlite-engine.ts";
import { isDamage } from "./sqlite-errors.ts";
import { type FileChange, watchFiles } from "./watch-files.ts";

/** Options of `openGuardedStore`. */
export interface GuardOptions {
  dataDir: string;
  /** The database was open before: a missing one is not created again. */
  mustExist: boolean;
}

/** Operations that must not write into a damaged file. */
const writes: ReadonlySet<string> = new Set<keyof Store>([
  "record",
  "release",
  "cancelBooking",
  "queueNotice",
  "eraseLeads",
  "removeTraces",
]);

/** Public at `/readyz`. */
const damageSentence = "The database file is damaged; the log says what to do.";

/** A store whose files are watched. */
export interface GuardedStore {
  /** Every operation fails if the files are not in place; writes fail if they are damaged. */
  store: Store;
  /** Closes the database and throws where its files are no longer in place, so that it is opened again. */
  endIfChanged(): Promise<void>;
}

/**
 * Opens the store and watches its files, which may be removed, replaced or damaged while the server runs. `report` gets
 * messages for the operator. Throws `StoreOpenError`.
 */
export async function openGuardedStore(
  { dataDir, mustExist }: GuardOptions,
  report: (message: string) => void,
): Promise<GuardedStore> {
  const path = databasePath(dataDir);
  if (mustExist) await waitUntilInPlace(path);
  const isLost = isMissing(path) && existsSync(addressSaltPath(dataDir));
  const engine = await openSqliteEngine(dataDir);
  const { database } = engine;
  const inner = createStore(engine);
  if (isLost) {
    report(
      `${path} was missing or empty, though a store was here before: an empty one was made. If that is not what you want, stop the server and put a backup in its place.`,
    );
  }
  const findChange = watchFiles(database, path);
  let damage: string | undefined;
  const recordDamage = (reason: string) => {
    if (damage === undefined) report(describeDamage(dataDir, reason));
    damage = reason;
  };
  const checking = checkFile(path, recordDamage, report);

  let change: FileChange | undefined;
  async function throwIfChanged(): Promise<void> {
    change ??= await findChange();
    if (change) throw new StoreUnavailableError(change.sentence);
  }
  /** Closes a database whose files are not in place; returns a message that says where its rows are. */
  function leave({ sentence, rescue, staleFiles }: FileChange): string {
    const message = rescue ? `${sentence} ${saveRows(database, dataDir)}` : sentence;
    // Closing writes the log into the file.
    if (rescue === "saveAndDiscardLog") truncateSync(`${path}-wal`);
    database.close();
    // Closing deletes them, unless another process has the old database open.
    for (const file of staleFiles) rmSync(file, { force: true });
    return message;
  }

  const { check, close, ...operations } = inner;
  const guarded = wrapOperations({ check, ...operations }, async (name, operation) => {
    await throwIfChanged();
    if (damage !== undefined && writes.has(name)) throw new StoreUnavailableError(damageSentence);
    try {
      return await operation();
    } catch (error) {
      if (error instanceof StoreUnavailableError && isDamage(error.cause)) recordDamage(error.message);
      throw error;
    } finally {
      // Before the result is known to be durable, or to be one of this database.
      await throwIfChanged();
    }
  });
  return {
    store: {
      ...guarded,
      async check(limits) {
        const { ok, problems, warnings } = await guarded.check(limits);
        if (damage === undefined) return { ok, problems, warnings };
        return { ok: false, problems: [...problems, damageSentence], warnings };
      },
      async close() {
        await checking.terminate();
        change ??= await findChange();
        if (change) report(leave(change));
        else await close();
      },
    },
    async endIfChanged() {
      change ??= await findChange();
      if (!change) return;
      await checking.terminate();
      throw new Error(leave(change));
    },
  };
}

/** Waits until a backup that is being copied into place is complete. Throws `StoreOpenError` where there is no file. */
async function waitUntilInPlace(path: string): Promise<void> {
  const quietMs = 500;
  let seen: string | undefined;
  while (true) {
    if (isMissing(path)) {
      throw new StoreOpenError(
        `${path} is missing or empty. Put it back, or a backup in its place: it is opened within seconds. To go on with an empty store, restart the server.`,
      );
    }
    const { size, mtimeMs } = statSync(path);
    if (seen === `${size}:${mtimeMs}`) return;
    seen = `${size}:${mtimeMs}`;
    await wait(quietMs);
  }
}

function isMissing(path: string): boolean {
  return !statSync(path, { throwIfNoEntry: false })?.size;
}

/** Saves the rows of an open database into a new file. Returns a sentence for the operator. */
function saveRows(database: DatabaseSync, dataDir: string): string {
  const path = savedDatabasePath(dataDir, new Date());
  try {
    closeSync(openSync(path, "wx", 0o600));
    database.prepare("vacuum into ?").run(path);
    const damage = findDamage(path);
    if (damage) throw new Error(damage);
    return `What it held is in ${path}.`;
  } catch (error) {
    rmSync(path, { force: true });
    return `What it held could not be saved (${error instanceof Error ? error.message : String(error)}).`;
  }
}

/** Starts a check of the whole file in its own thread. */
function checkFile(
  path: string,
  onDamage: (reason: string) => void,
  report: (message: string) => void,
): Worker {
  const worker = new Worker(new URL("./damage-check-thread.ts", import.meta.url), { workerData: path });
  worker.on("message", (result: string) => {
    if (result !== "ok") onDamage(result);
  });
  worker.on("error", (error) => {
    report(`${path} could not be checked: ${error instanceof Error ? error.message : String(error)}`);
  });
  return worker;
}
