import { closeSync, existsSync, openSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type Database from "better-sqlite3";
import { StoreOpenError } from "../store-errors.ts";
import { addressSaltPath } from "./address-salt.ts";
import { databasePath, describeDamage } from "./open-database.ts";
import { openRequestHandler, type RequestHandlerOptions } from "./request-handler.ts";
import type { StoreFailure, StoreRequest, StoreResponse } from "./thread-messages.ts";
import { type FileChange, watchFiles } from "./watch-files.ts";

/** Data that the store's thread starts with. */
export interface StoreThreadData extends RequestHandlerOptions {
  /** The database was open before: a missing one is not created again. */
  mustExist: boolean;
  /** Checks the database once it is open. */
  upkeep: boolean;
}

/** Requests that store something. */
const writes: readonly StoreRequest["kind"][] = ["record", "release", "cancelBooking"];

/** Public at `/readyz`. */
const damageSentence = "The database file is damaged; the log says what to do.";

/** A database whose files are watched. */
export interface GuardedDatabase {
  /** Handles a request. Every request fails if the files are not in place; writes fail if they are damaged. */
  handle(request: StoreRequest): Promise<StoreResponse>;
  /** Closes the database and throws where its files are no longer in place, so that the thread is restarted. */
  endIfChanged(): Promise<void>;
}

/**
 * Opens the database and watches its files, which may be removed, replaced or damaged while the server runs. `report`
 * gets messages for the operator. Throws `StoreOpenError`.
 */
export async function openGuardedDatabase(
  data: StoreThreadData,
  report: (message: string) => void,
): Promise<GuardedDatabase> {
  const { dataDir, mustExist, upkeep } = data;
  const path = databasePath(dataDir);
  if (mustExist) await waitUntilInPlace(path);
  const isLost = isMissing(path) && existsSync(addressSaltPath(dataDir));
  const { database, handle } = await openRequestHandler(data);
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
  const checking = upkeep ? checkFile(path, recordDamage, report) : undefined;

  let change: FileChange | undefined;
  /** Closes a database whose files are not in place; returns a message that says where its rows are. */
  const leave = ({ sentence, rescue, staleFiles }: FileChange): string => {
    const message = rescue === "save" ? `${sentence} ${saveRows(database, dataDir)}` : sentence;
    // Closing writes the log into the file.
    if (rescue === "discardLog") truncateSync(`${path}-wal`);
    database.close();
    // Closing deletes them, unless another process has the old database open.
    for (const file of staleFiles) rmSync(file, { force: true });
    return message;
  };

  return {
    async handle(request) {
      change ??= await findChange();
      if (request.kind === "close") {
        await checking?.terminate();
        if (!change) return handle(request);
        report(leave(change));
        return { kind: "close" };
      }
      if (change) return unavailable(change.sentence);
      if (damage !== undefined && writes.includes(request.kind)) return unavailable(damageSentence);
      const response = await handle(request);
      const reason = findDamage(response);
      if (reason !== undefined) recordDamage(reason);
      change = await findChange();
      if (change) return unavailable(change.sentence);
      if (response.kind !== "check" || damage === undefined) return response;
      const { problems, warnings } = response.health;
      return { kind: "check", health: { ok: false, problems: [...problems, damageSentence], warnings } };
    },
    async endIfChanged() {
      change ??= await findChange();
      if (!change) return;
      await checking?.terminate();
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
function saveRows(database: Database.Database, dataDir: string): string {
  const path = join(dataDir, `leads-saved-${new Date().toISOString().replaceAll(":", "")}.db`);
  try {
    closeSync(openSync(path, "wx", 0o600));
    database.prepare("vacuum into ?").run(path);
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

function findDamage(response: StoreResponse): string | undefined {
  const failures = response.kind === "record" ? response.results : [response];
  for (const failure of failures) if (failure.kind === "failed" && failure.isDamage) return failure.message;
  return undefined;
}

function unavailable(message: string): StoreFailure {
  return { kind: "failed", unavailable: true, isDamage: false, message };
}
