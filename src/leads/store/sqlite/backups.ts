import { randomBytes } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { OperatorError } from "#platform/operator-error.ts";
import { hourMs } from "#platform/time/durations.ts";
import { backupsFolder } from "../erasure-record.ts";
import { addressSaltPath } from "./address-salt.ts";
import { databasePath, findDamage, readValue } from "./open-database.ts";

/** A backup must leave this much disk space free for leads. */
const reservedBytes = 500 * 1024 * 1024;

/** Matches automatic backups: `leads-20261124T050000Z-3fa94c21.db`. Earlier versions omitted the random suffix. */
const automaticName = /^leads-(\d{8}T\d{6}Z)(-\w+)?\.db$/;

/** Matches unfinished backups and their SQLite side files. */
const unfinishedName = /^\.leads-\d{8}T\d{6}Z.*\.part/;

/** An unfinished backup older than this was left by a killed server; a newer one might belong to another server. */
const abandonedMs = hourMs;

const lockTimeoutMs = 5000;

/** Copies all pages in one step, because a commit between steps would restart the backup. */
const allPages = 2 ** 31 - 1;

/** The message says why no backup was made. */
class BackupError extends OperatorError {
  override readonly name = "BackupError";
}

export interface Backup {
  path: string;
  madeAtMs: number;
}

/**
 * Copies the database into a new file, even while servers use it. The copy is consistent, checked and durable; a failed
 * backup doesn't leave a file behind. Throws `BackupError`.
 */
export async function makeBackup(dataDir: string, file: string): Promise<void> {
  const source = databasePath(dataDir);
  if (!existsSync(source)) throw new BackupError(`There is no store at ${source}.`);
  if (existsSync(file)) throw new BackupError(`${file} already exists. Choose another name.`);
  const folder = dirname(resolve(file));
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new BackupError(`The folder ${folder} does not exist.`);
  await requireSpace(source, folder);
  const draft = join(folder, `.${basename(file)}.${randomBytes(4).toString("hex")}.part`);
  try {
    // Other users of the machine must not be able to read the backup.
    await (await open(draft, "wx", 0o600)).close();
    await copyDatabase(source, draft);
    await syncPath(draft);
    await rename(draft, file);
    await syncPath(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(
      `The backup could not be made (${reason}). Check that this user can write to ${folder}, that its disk has free space, and that ${source} is not damaged.`,
      { cause: error },
    );
  } finally {
    for (const end of ["", "-journal", "-wal", "-shm"]) await rm(draft + end, { force: true });
  }
}

async function copyDatabase(source: string, draft: string): Promise<void> {
  // Waits if another process is reading the log for the first time. The copy runs on its own thread.
  const database = new DatabaseSync(source, { readOnly: true, timeout: lockTimeoutMs });
  try {
    await backup(database, draft, { rate: allPages });
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(draft);
  try {
    const damage = findDamage(copy);
    if (damage) throw new Error(`The copy is damaged (${damage}).`);
    // Removes the log, so that the backup is a single file.
    copy.exec("pragma journal_mode = delete");
  } finally {
    copy.close();
  }
}

async function syncPath(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function requireSpace(source: string, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const { size } = await stat(source);
  if (bavail * bsize - size >= reservedBytes) return;
  throw new BackupError("The backup was not made: it would leave less than 500 MB free on the disk.");
}

/** Checks a backup and counts the rows of its tables. Throws if it is damaged or not a backup. */
export function countBackupRows(file: string): { leads: number; bookings: number; outbox: number } {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const damage = findDamage(database);
    if (damage) throw new Error(`it is damaged (${damage})`);
    const count = (table: string) => Number(readValue(database, `select count(*) from ${table}`));
    return { leads: count("leads"), bookings: count("bookings"), outbox: count("outbox") };
  } finally {
    database.close();
  }
}

/** Makes a backup in the data folder, and deletes all but the newest `keep`. Throws `BackupError`. */
export async function makeAutomaticBackup(dataDir: string, keep: number, nowMs: number): Promise<void> {
  const folder = backupsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const time = new Date(nowMs).toISOString().replace(/[-:]|\.\d+/g, "");
  // The random suffix avoids a clash if another server makes a backup in the same second.
  await makeBackup(dataDir, join(folder, `leads-${time}-${randomBytes(4).toString("hex")}.db`));
  for (const { path } of (await listBackups(dataDir)).slice(keep)) await rm(path, { force: true });
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!unfinishedName.test(name)) continue;
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats && Date.now() - stats.mtimeMs > abandonedMs) await rm(path, { force: true });
  }
}

/** Lists the automatic backups, newest first. */
export async function listBackups(dataDir: string): Promise<readonly Backup[]> {
  const folder = backupsFolder(dataDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .flatMap((name) => {
      const [, time] = automaticName.exec(name) ?? [];
      return time ? [{ path: join(folder, name), madeAtMs: parseTime(time) }] : [];
    })
    .sort((a, b) => b.madeAtMs - a.madeAtMs);
}

export interface BackupAges {
  newestAtMs: number | undefined;
  /** When the store was created. */
  storeSinceMs: number;
}

export async function inspectBackups(dataDir: string): Promise<BackupAges> {
  const [newest] = await listBackups(dataDir);
  // The salt is written once, when the server first starts.
  const salt = await stat(addressSaltPath(dataDir)).catch(() => undefined);
  return { newestAtMs: newest?.madeAtMs, storeSinceMs: salt?.mtimeMs ?? Date.now() };
}

/** Parses `20261124T050000Z`. */
function parseTime(time: string): number {
  return Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}
