import { closeSync, openSync, readSync, statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

/** How long another process's checkpoint may write before SQLite notices, in ms. */
const foreignCheckpointMs = 1000;

/** A change of an open database's files that SQLite does not notice. */
export interface FileChange {
  /** Without the folder's name, as it is public at `/readyz`. */
  sentence: string;
  /**
   * What to do before closing. `save`: the rows are no longer in any named file. `saveAndDiscardLog`: the file is another
   * database, and the write-ahead log does not belong to it; the rows may be whole in the log.
   */
  rescue?: "save" | "saveAndDiscardLog";
  /** Side files of the open database that the new one in its place would use. */
  staleFiles: readonly string[];
}

/**
 * Records the files of an open database and returns a function that finds changes behind SQLite's back. SQLite would keep
 * writing to deleted files, or write its log into another database, and report every commit as durable. Call it after the
 * first statement, which creates the side files; call the function between transactions.
 */
export function watchFiles(database: DatabaseSync, path: string): () => Promise<FileChange | undefined> {
  const statOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false });
  const idOf = (file: string) => {
    const stats = statOf(file);
    return stats && `${stats.dev}:${stats.ino}`;
  };
  const progress = database.prepare("pragma wal_checkpoint(NOOP)");
  const othersCommits = database.prepare("pragma data_version");
  // Only checkpoints write to the file itself, and each of them changes one of these.
  const readState = () => ({
    size: statOf(path)?.size ?? 0n,
    writtenAt: statOf(path)?.mtimeNs,
    checkpoints: `${progress.get()?.checkpointed}:${othersCommits.get()?.data_version}`,
  });

  const id = idOf(path);
  const sideFiles = [`${path}-wal`, `${path}-shm`].map((file) => ({ file, id: idOf(file) }));
  let known = readState();

  /** Returns the file's size if another program wrote it. */
  async function findForeignSize(): Promise<bigint | undefined> {
    const givenUpAtMs = performance.now() + foreignCheckpointMs;
    while (true) {
      const now = readState();
      if (now.writtenAt === known.writtenAt || now.checkpoints !== known.checkpoints) {
        known = now;
        return undefined;
      }
      if (performance.now() > givenUpAtMs) return now.size;
      await wait(20);
    }
  }

  return async () => {
    const ownSideFiles = sideFiles.filter((side) => idOf(side.file) === side.id).map((side) => side.file);
    if (idOf(path) !== id) {
      const sentence = "leads.db was removed or replaced while it was open.";
      return { sentence, rescue: "save", staleFiles: ownSideFiles };
    }
    if (ownSideFiles.length < sideFiles.length) {
      const sentence = "leads.db-wal or leads.db-shm was removed or replaced while it was open.";
      return { sentence, staleFiles: [] };
    }
    const foreignSize = await findForeignSize();
    if (foreignSize === undefined) return undefined;
    const sentence = "leads.db was overwritten while it was open.";
    // SQLite never shrinks it, so this is another database. Otherwise it may be this one with a damaged page.
    return foreignSize < known.size || isBackup(path)
      ? { sentence, rescue: "saveAndDiscardLog", staleFiles: ownSideFiles }
      : { sentence, staleFiles: [] };
  };
}

/** Returns whether a file is a database without a write-ahead log (file format, 1.3): a backup, and never the open one. */
function isBackup(path: string): boolean {
  const header = Buffer.alloc(20);
  const file = openSync(path, "r");
  readSync(file, header, 0, header.length, 0);
  closeSync(file);
  return header.toString("latin1", 0, 16) === "SQLite format 3\0" && header[18] === 1;
}
