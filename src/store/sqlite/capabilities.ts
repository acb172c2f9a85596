import type { Capabilities } from "../capabilities.ts";

/** Result codes that say the disk or the file cannot take the write now; extended codes share the beginning. */
const unavailable = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB|PERM|AUTH)/;

/** SQLite as better-sqlite3 speaks it. */
export const sqliteCapabilities: Capabilities = {
  beginWrite: "begin immediate",
  isUnavailable: (error) =>
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    unavailable.test(error.code),
};
