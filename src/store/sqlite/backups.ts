import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { backupsFolder } from "../erasure-record.ts";
import { addressSaltPath } from "./address-salt.ts";
import { databasePath, findDamage } from "./open-database.ts";

/** A backup fails rather than leave less than this for requests. */
const reservedBytes = 500 * 1024 * 1024;

/** Names of the backups that the server makes: `leads-20261124T050000Z-3fa94c21.db`, without `-…` in earlier versions. */
const automaticName = /^leads-(\d{8}T\d{6}Z)(-\w+)?\.db$/;

/** Names of backups that are being made, with SQLite's side files. */
const unfinishedName = /^\.leads-\d{8}T\d{6}Z.*\.part/;

/** An unfinished backup that is older was left by a killed server; a younger one may be another server's. */
const abandonedMs = 60 * 60 * 1000;

/** All pages in one step: others may write meanwhile, and in several steps each of their commits would restart it. */
const allPages = 2 ** 31 - 1;

/** A backup could not be made; the message says why. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** A backup that the server made. */
export interface Backup {
  path: string;
  madeAtMs: number;
}

/**
 * Copies the database of a data folder into a new file, while servers use it: consistent, checked, durable, and whole or
 * not at all. Throws `BackupError`.
 */
export async function makeBackup(dataDir: string, file: string): Promise<void> {
  const source = databasePath(dataDir);
  if (!existsSync(source)) throw new BackupError(`There is no store at ${source}.`);
  if (existsSync(file)) throw new BackupError(`${file} exists. Choose another name.`);
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`);
  await requireSpace(source, folder);
  const draft = join(folder, `.${basename(file)}.${randomBytes(4).toString("hex")}.part`);
  try {
    // Other users of the machine must not read it.
    await (await open(draft, "wx", 0o600)).close();
    await copyDatabase(source, draft);
    await syncPath(draft);
    await rename(draft, file);
    await syncPath(folder);
  } catch (error) {
    throw new BackupError(
      `The backup could not be made: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    for (const end of ["", "-journal", "-wal", "-shm"]) await rm(draft + end, { force: true });
  }
}

/** Copies one state of the database. Throws if the copy is damaged. */
async function copyDatabase(source: string, draft: string): Promise<void> {
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    await backup(database, draft, { rate: allPages });
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(draft);
  try {
    const damage = findDamage(copy);
    if (damage) throw new Error(`The copy is damaged (${damage}).`);
    // One file, without a log beside it.
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
  throw new BackupError("The backup was not made: the disk would have less than 500 MB free.");
}

/** Makes a backup in the data folder, and deletes the oldest beyond `keep`. Throws `BackupError`. */
export async function makeAutomaticBackup(dataDir: string, keep: number, nowMs: number): Promise<void> {
  const folder = backupsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder);
  const time = new Date(nowMs).toISOString().replace(/[-:]|\.\d+/g, "");
  // Another server may make one in the same second.
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

/** Lists the backups in a data folder that the server made, newest first. */
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

/** Ages of a store's backups. */
export interface BackupAges {
  /** When the newest was made. */
  newestAtMs: number | undefined;
  /** When the store was made. */
  storeSinceMs: number;
}

/** Finds out how old the backups in a data folder are. */
export async function inspectBackups(dataDir: string): Promise<BackupAges> {
  const [newest] = await listBackups(dataDir);
  // The salt is written once, by the first start.
  const salt = await stat(addressSaltPath(dataDir)).catch(() => undefined);
  return { newestAtMs: newest?.madeAtMs, storeSinceMs: salt?.mtimeMs ?? Date.now() };
}

/** Parses `20261124T050000Z`. */
function parseTime(time: string): number {
  return Date.parse(time.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
}
