import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import * as v from "valibot";
import type { Settings } from "#config/settings/index.ts";
import { OperatorError } from "#platform/operator-error.ts";
import { hourMs, minuteMs } from "#platform/time/durations.ts";
import { backupsFolder, countBackupRows, countErasures, listBackups } from "../../store/index.ts";
import { type CopyRecord, readCopyRecord, writeCopyRecord } from "./copy-record.ts";
import { type ResticOptions, runRestic } from "./restic.ts";

/** Verify again when the newest backup is this much newer than the last verified one. Leaves time to retry before the alert. */
const verifyIntervalMs = 22 * hourMs;

/** An erasure is recorded before it happens, so a backup made this soon after may still contain the lead. */
const erasureSlackMs = 10 * minuteMs;

/** In the backups folder, because it is private; restic ignores hidden files. */
const restoreFolder = ".restored-copy";

/** The same on every machine, so that a replaced machine's copies expire too. */
const host = ["--host", "site"];

/** The copy exists but failed verification. */
class VerificationError extends OperatorError {
  override readonly name = "VerificationError";
}

interface CopyOptions {
  settings: Pick<Settings, "dataDir" | "copyKeepDays">;
  env: ResticOptions["env"];
  /** Initializes the repository first. */
  isNew: boolean;
  /** Accepts fewer leads than in the last verified copy. */
  acceptsFewer: boolean;
  nowMs: number;
}

type Restic = (...args: string[]) => Promise<string>;

/**
 * Copies the backups folder off-site, and about once a day verifies the newest copy. Old copies are deleted only after a
 * successful verification. Records the result for `readStatus`. Throws `OperatorError`.
 */
export async function copyBackups(options: CopyOptions): Promise<CopyRecord & { isNewlyVerified: boolean }> {
  const { settings, env, isNew, nowMs } = options;
  const { dataDir, copyKeepDays } = settings;
  const [newest] = await listBackups(dataDir);
  if (!newest) {
    throw new OperatorError(
      "There is no backup yet. A running server makes one every hour, unless BACKUP_KEEP is 0.",
    );
  }
  const restic: Restic = (...args) => runRestic(args, { env, cwd: dataDir });
  const { failure, ...before } = await readCopyRecord(dataDir);
  const record: CopyRecord = { ...before };
  try {
    if (isNew) await restic("init");
    // Removes only locks of killed runs. If it fails, the backup says why.
    await restic("unlock").catch(() => undefined);
    const snapshot = await copyFolder(basename(backupsFolder(dataDir)), restic);
    record.copiedAtMs = nowMs;
    const ageMs = Math.abs(newest.madeAtMs - (before.verified?.backupAtMs ?? 0));
    // Otherwise, a failure to delete old copies would be forgotten an hour later.
    const isNewlyVerified = isNew || failure !== undefined || ageMs >= verifyIntervalMs;
    if (isNewlyVerified) {
      const leads = await verifyCopy(newest.path, snapshot, dataDir, restic);
      if (before.verified && !options.acceptsFewer) compareWithLast(leads, before.verified, dataDir);
      record.verified = { backupAtMs: newest.madeAtMs, leads };
      const old = [...host, "--group-by", "host", "--keep-within", `${copyKeepDays}d`];
      if (copyKeepDays > 0) await restic("forget", "--quiet", ...old, "--prune");
    }
    return { ...record, isNewlyVerified };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Damage lasts until a verification succeeds.
    const isDamage =
      error instanceof VerificationError ||
      (failure?.isDamage === true && record.verified === before.verified);
    record.failure = { message, isDamage };
    throw error;
  } finally {
    await writeCopyRecord(dataDir, record);
  }
}

/** Returns the snapshot's id. */
async function copyFolder(folder: string, restic: Restic): Promise<string> {
  // Hidden files are unfinished backups and restored copies.
  const output = await restic("backup", "--json", "--quiet", ...host, "--exclude", ".*", folder);
  const summary = output.split("\n").find((line) => line.includes('"summary"')) ?? "{}";
  return v.parse(v.object({ snapshot_id: v.string() }), JSON.parse(summary)).snapshot_id;
}

/** Restores a backup's copy and compares it with the backup. Returns the number of leads. */
async function verifyCopy(path: string, snapshot: string, dataDir: string, restic: Restic): Promise<number> {
  const folder = backupsFolder(dataDir);
  const target = join(folder, restoreFolder);
  // A killed run leaves it behind.
  await rm(target, { recursive: true, force: true });
  try {
    const copy = join("/", basename(folder), basename(path));
    await restic("restore", snapshot, "--target", target, "--include", copy);
    const original = countBackupRows(path);
    const restored = countRestored(join(target, copy));
    for (const table of ["leads", "bookings", "outbox"] as const) {
      if (restored[table] === original[table]) continue;
      throw new VerificationError(
        `The restored copy differs from its backup in ${table}: ${restored[table]} rows instead of ${original[table]}.`,
      );
    }
    return restored.leads;
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}

function countRestored(file: string): ReturnType<typeof countBackupRows> {
  try {
    return countBackupRows(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new VerificationError(
      `The restored copy can't be read (${reason}). Check the repository: restic check --read-data`,
    );
  }
}

function compareWithLast(leads: number, last: NonNullable<CopyRecord["verified"]>, dataDir: string): void {
  const erased = countErasures(backupsFolder(dataDir), last.backupAtMs - erasureSlackMs);
  if (leads >= last.leads - erased) return;
  throw new VerificationError(
    `The newest backup has fewer leads (${leads}) than the last verified copy (${last.leads}), not counting those erased since (${erased}). No earlier copy is deleted; \`restic snapshots\` lists them. If this is right, run: npm run leads -- copy-backups --accept-fewer`,
  );
}
