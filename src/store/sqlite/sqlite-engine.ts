import type { Engine } from "../engine.ts";

/** Result codes for a disk or file that cannot be written now; extended codes have the same prefix. */
const unavailable = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB|PERM|AUTH)/;

/** Result codes for a damaged file. */
const damaged = /^SQLITE_(CORRUPT|NOTADB)/;

/** Returns whether an error means that the file is damaged or not a database. */
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
