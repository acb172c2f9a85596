import type { Capabilities } from "../capabilities.ts";

/** Result codes that say the disk or the file cannot take the write now; extended codes share the beginning. */
const unavailable = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB|PERM|AUTH)/;

/** Result codes that say the file is no sound database. */
const damaged = /^SQLITE_(CORRUPT|NOTADB)/;

/** True for an error that means a damaged database file, or none at all. */
export function isDamage(error: unknown): boolean {
  return damaged.test(codeOf(error));
}

/** SQLite as better-sqlite3 speaks it. */
export const sqliteCapabilities: Capabilities = {
  beginWrite: "begin immediate",
  isUnavailable: (error) => unavailable.test(codeOf(error)),
};

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
