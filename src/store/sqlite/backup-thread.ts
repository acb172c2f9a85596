import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { findDamage } from "./inspect-backup.ts";
import { busyTimeoutMs } from "./open-database.ts";

// Copies the database in a thread and a connection of its own, because that takes seconds for a large one, and requests
// are stored meanwhile. Posts the reason where it failed.

/** The database to copy, and the file that it is copied to. */
export interface BackupJob {
  databasePath: string;
  file: string;
}

const job: BackupJob = workerData;
try {
  copy(job);
  parentPort?.postMessage(undefined);
} catch (error) {
  parentPort?.postMessage(error instanceof Error ? error.message : String(error));
}

/** Writes the file whole or not at all, and durably. */
function copy({ databasePath, file }: BackupJob): void {
  const draft = join(dirname(file), `.${basename(file)}.part`);
  rmSync(draft, { force: true });
  try {
    // Other users of the machine must not read it.
    closeSync(openSync(draft, "wx", 0o600));
    const database = new DatabaseSync(databasePath, { readOnly: true, timeout: busyTimeoutMs });
    try {
      // Reads one state of the database, while others write.
      database.prepare("vacuum into ?").run(draft);
    } finally {
      database.close();
    }
    chmodSync(draft, 0o600);
    const damage = findDamage(draft);
    if (damage) throw new Error(`The copy is damaged (${damage}).`);
    syncPath(draft);
    renameSync(draft, file);
    syncPath(dirname(file));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function syncPath(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
