import {
  accessSync,
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
import { DatabaseSync } from "node:sqlite";
import { OperatorError } from "#platform/operator-error.ts";
import { backupsFolder, copyErasures } from "../erasure-record.ts";
import { migrations } from "../migrations/migrations.ts";
import { databasePath, findDamage, readValue } from "./open-database.ts";

/** The message says why nothing was restored or changed. */
class RestoreError extends OperatorError {
  override readonly name = "RestoreError";
}

/**
 * Copies a backup into a data folder, which must be empty except for backups, and imports the erasure record from the
 * backup's folder. Throws `RestoreError`.
 */
export function restoreBackup(dataDir: string, file: string): void {
  checkReadable(file);
  const isNew = !existsSync(dataDir);
  const others = isNew
    ? []
    : readdirSync(dataDir).filter((name) => name !== basename(backupsFolder(dataDir)));
  if (others.length > 0) {
    throw new RestoreError(
      `${dataDir} is not empty (${others.slice(0, 5).join(", ")}). Stop the server and move everything except its backups folder away, or set DATA_DIR to another folder.`,
    );
  }
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0) {
    throw new RestoreError(
      `${file} is in use or was not closed cleanly: some of its data may be only in its log ${basename(file)}-wal. Make a backup of it with \`backup\`.`,
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
    // SQLite creates these when it reads a database in WAL mode: a copy of `leads.db` instead of a backup.
    for (const end of ["-wal", "-shm"]) rmSync(`${draft}${end}`, { force: true });
  }
}

/** Throws `RestoreError`. */
function checkReadable(file: string): void {
  try {
    if (statSync(file).isFile()) {
      accessSync(file, constants.R_OK);
      return;
    }
  } catch (error) {
    if (isDenied(error)) {
      throw new RestoreError(
        `This user can't read ${file}. Copy it, with erased-requests.txt from its folder, to a folder that the server's user can read, make that user their owner (chown), and run the command as that user.`,
      );
    }
  }
  throw new RestoreError(`There is no file ${file}.`);
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM");
}

/** Returns why a file can't be restored: it is damaged, not ours, or from a newer version. */
function findRefusal(path: string): string | undefined {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const damage = findDamage(database);
    if (damage) return `It is damaged (${damage}).`;
    const version = readVersion(database);
    const newest = migrations.at(-1)?.version ?? 0;
    if (version > newest) {
      return `It has schema version ${version}, but this program only supports versions up to ${newest}. Restore it with a newer release.`;
    }
    return undefined;
  } catch (error) {
    return `It is not a backup of this program's database (${error instanceof Error ? error.message : String(error)}).`;
  } finally {
    database.close();
  }
}

/** Throws if a table is missing. */
function readVersion(database: DatabaseSync): number {
  readValue(database, "select count(id) from leads");
  const version = readValue(database, "select max(version) from schema_versions");
  if (typeof version !== "number") throw new Error("it has no schema version");
  return version;
}
