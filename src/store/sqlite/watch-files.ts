import { statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type Database from "better-sqlite3";

/** Longest time for which another process's checkpoint may write before SQLite knows of it, in ms. */
const foreignCheckpointMs = 1000;

/** Change of an open database's files that SQLite does not know of. */
export interface FileChange {
  /** Without the folder's name: anybody may read it at `/readyz`. */
  sentence: string;
  /**
   * Consequence for closing: `save`, the rows are in no file that has a name any more; `discardLog`, another database is
   * in the file, and the log of writes does not belong to it.
   */
  rescue?: "save" | "discardLog";
  /** Side files of the open database that would be taken for those of the one in its place. */
  staleFiles: readonly string[];
}

/**
 * Remembers the files of an open database, and finds changes behind SQLite's back: it would go on writing to files
 * without a name, or lay its log over another database, and report every commit as durable. Call it after the first
 * statement, which makes the side files, and what it returns between transactions.
 */
export function watchFiles(database: Database.Database, path: string): () => Promise<FileChange | undefined> {
  const statOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false });
  const idOf = (file: string) => {
    const stats = statOf(file);
    return stats && `${stats.dev}:${stats.ino}`;
  };
  // Statements prepared once, as they run with every call.
  const progress = database.prepare<[], { checkpointed: number }>("pragma wal_checkpoint(NOOP)");
  const othersCommits = database.prepare<[], number>("pragma data_version").pluck();
  // Only checkpoints write to the file itself, and each leaves a trace in one of these.
  const readState = () => ({
    size: statOf(path)?.size ?? 0n,
    writtenAt: statOf(path)?.mtimeNs,
    checkpoints: `${progress.get()?.checkpointed}:${othersCommits.get()}`,
  });

  const id = idOf(path);
  const sideFiles = [`${path}-wal`, `${path}-shm`].map((file) => ({ file, id: idOf(file) }));
  let known = readState();

  /** The size of the file that another program wrote; `undefined` where none did. */
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
    // SQLite never makes it smaller, so this is another database. Of the same size, it may be a damaged page of this one.
    return foreignSize < known.size
      ? { sentence, rescue: "discardLog", staleFiles: ownSideFiles }
      : { sentence, staleFiles: [] };
  };
}
