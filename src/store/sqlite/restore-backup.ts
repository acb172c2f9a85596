import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { backupsFolder, copyErasures } from "../erasure-record.ts";
import { findRefusal } from "./inspect-backup.ts";
import { databasePath } from "./open-database.ts";

/** A backup could not be restored; the message says why, and nothing was changed. */
export class RestoreError extends Error {
  override readonly name = "RestoreError";
}

/**
 * Puts a backup in place as the database of a data folder, which may contain nothing but backups, and takes over the
 * record of erasures beside it. Throws `RestoreError`.
 */
export function restoreBackup(dataDir: string, file: string): void {
  if (!existsSync(file) || !statSync(file).isFile()) throw new RestoreError(`There is no file ${file}.`);
  const isNew = !existsSync(dataDir);
  const others = isNew
    ? []
    : readdirSync(dataDir).filter((name) => name !== basename(backupsFolder(dataDir)));
  if (others.length > 0) {
    throw new RestoreError(
      `${dataDir} is not empty (${others.slice(0, 5).join(", ")}). Stop the server, move all but the folder backups away, or set DATA_DIR to another folder.`,
    );
  }
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new RestoreError(
      `${file} is a database in use, or a copy without its log ${basename(file)}-wal. Make a backup of it with \`backup\`.`,
    );
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = join(dataDir, ".leads.db.part");
  try {
    copyFileSync(file, draft, constants.COPYFILE_EXCL);
    chmodSync(draft, 0o600);
    const refusal = findRefusal(draft);
    if (refusal) throw new RestoreError(`${file} cannot be restored. ${refusal}`);
    const descriptor = openSync(draft, "r");
    fsyncSync(descriptor);
    closeSync(descriptor);
    copyErasures(dirname(file), dataDir);
    renameSync(draft, databasePath(dataDir));
  } catch (error) {
    rmSync(draft, { force: true });
    if (isNew) rmSync(dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    // Reading a copy of a database in use makes them.
    for (const end of ["-wal", "-shm"]) rmSync(`${draft}${end}`, { force: true });
  }
}
