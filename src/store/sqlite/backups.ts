import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat, statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { backupsFolder } from "../erasure-record.ts";
import { addressSaltPath } from "./address-salt.ts";
import type { BackupJob } from "./backup-thread.ts";
import { databasePath } from "./open-database.ts";

/** A backup fails rather than leave less than this for requests. */
const reservedBytes = 500 * 1024 * 1024;

/** Names of the backups that the server makes: `leads-20261124T050000Z.db`. */
const automaticName = /^leads-\d{8}T\d{6}Z\.db$/;

/** Names of backups that a killed server left unfinished. */
const unfinishedName = /^\.leads-\d{8}T\d{6}Z\.db\.part$/;

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
  const job: BackupJob = { databasePath: databasePath(dataDir), file: resolve(file) };
  if (!existsSync(job.databasePath)) throw new BackupError(`There is no store at ${job.databasePath}.`);
  if (existsSync(job.file)) throw new BackupError(`${file} exists. Choose another name.`);
  const folder = dirname(job.file);
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`);
  await requireSpace(job);
  const worker = new Worker(new URL("./backup-thread.ts", import.meta.url), { workerData: job });
  const reason = await new Promise<string | undefined>((settle, reject) => {
    worker.once("message", settle);
    worker.once("error", reject);
    worker.once("exit", () => settle("its thread has ended"));
  });
  if (reason) throw new BackupError(`The backup could not be made: ${reason}`);
}

async function requireSpace({ databasePath, file }: BackupJob): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  const { size } = await stat(databasePath);
  if (bavail * bsize - size >= reservedBytes) return;
  throw new BackupError("The backup was not made: the disk would have less than 500 MB free.");
}

/** Makes a backup in the data folder, and deletes the oldest beyond `keep`. Throws `BackupError`. */
export async function makeAutomaticBackup(dataDir: string, keep: number, nowMs: number): Promise<void> {
  const folder = backupsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (unfinishedName.test(name)) await rm(join(folder, name), { force: true });
  }
  const time = new Date(nowMs).toISOString().replace(/[-:]|\.\d+/g, "");
  await makeBackup(dataDir, join(folder, `leads-${time}.db`));
  for (const { path } of (await listBackups(dataDir)).slice(keep)) await rm(path, { force: true });
}

/** Lists the backups in a data folder that the server made, newest first. */
export async function listBackups(dataDir: string): Promise<readonly Backup[]> {
  const folder = backupsFolder(dataDir);
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter((name) => automaticName.test(name))
    .sort()
    .reverse()
    .map((name) => ({ path: join(folder, name), madeAtMs: timeOf(name) }));
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

function timeOf(name: string): number {
  const digits = name.replace(/\D/g, "").replace(/^(....)(..)(..)(..)(..)(..)$/, "$1-$2-$3T$4:$5:$6Z");
  return Date.parse(digits);
}
