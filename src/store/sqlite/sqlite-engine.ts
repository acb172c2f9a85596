import type { Engine } from "../engine.ts";

/** Result codes that say that the disk or the file cannot take the write now; extended codes share the beginning. */
const unavailable = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB|PERM|AUTH)/;

/** Result codes that say the file is no sound database. */
const damaged = /^SQLITE_(CORRUPT|NOTADB)/;

/** Checks for an error that means a damaged database file, or none at all. */
export function isDamage(error: unknown): boolean {
  return damaged.test(codeOf(error));
}

/** SQLite through better-sqlite3. */
export const sqliteEngine: Engine = {
  beginWrite: "begin immediate",
  isUnavailable: (error) => unavailable.test(codeOf(error)),
};

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
