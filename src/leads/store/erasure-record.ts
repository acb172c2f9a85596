import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Stored in the backup folder, so that it is copied along with the backups. */
const fileName = "erased-requests.txt";

/** Exists while traces of erased leads might be left. Not copied. */
const markName = ".erasing";

export function backupsFolder(dataDir: string): string {
  return join(dataDir, "backups");
}

/**
 * Call this before erasing leads, so that they are erased again after an older backup is restored. Records only ids and
 * the time. The record is safely on disk when this returns.
 */
export function recordErasures(dataDir: string, ids: readonly string[], now: Date): void {
  const folder = backupsFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, markName), "", { mode: 0o600 });
  const lines = ids.map((id) => `${now.toISOString()} ${id}\n`).join("");
  appendFileSync(join(folder, fileName), lines, { mode: 0o600, flush: true });
}

/** Call this when nothing is left of the leads recorded so far, not even traces. */
export function recordFinished(dataDir: string): void {
  rmSync(join(backupsFolder(dataDir), markName), { force: true });
}

/** Returns whether traces or email files of a recorded lead might be left. */
export function hasUnfinishedErasures(dataDir: string): boolean {
  return existsSync(join(backupsFolder(dataDir), markName));
}

/** Returns `undefined` if the folder has no record. */
export function readErasures(folder: string): readonly string[] | undefined {
  return readRecord(folder)?.map(({ id }) => id);
}

/** Returns when a lead was erased last; `undefined` if this record doesn't have it. */
export function findErasure(folder: string, leadId: string): number | undefined {
  const time = readRecord(folder)?.findLast(({ id }) => id === leadId)?.time;
  return time === undefined ? undefined : Date.parse(time);
}

/** Counts the leads erased at `sinceMs` or later. */
export function countErasures(folder: string, sinceMs: number): number {
  const recent = readRecord(folder)?.filter(({ time }) => Date.parse(time) >= sinceMs) ?? [];
  return new Set(recent.map(({ id }) => id)).size;
}

/** Appends the record in `folder` to the data folder's own record. */
export function copyErasures(folder: string, dataDir: string): void {
  const own = backupsFolder(dataDir);
  if (resolve(folder) === resolve(own)) return;
  const known = new Set(readErasures(own));
  const ids = readErasures(folder)?.filter((id) => !known.has(id)) ?? [];
  if (ids.length > 0) recordErasures(dataDir, ids, new Date());
}

function readRecord(folder: string): { time: string; id: string }[] | undefined {
  try {
    // Ignores a line cut off by a crash: its leads weren't erased.
    const lines = readFileSync(join(folder, fileName), "utf8").matchAll(/^(\S+Z) ([0-9A-Z]{26})$/gm);
    return Array.from(lines, ([, time = "", id = ""]) => ({ time, id }));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
