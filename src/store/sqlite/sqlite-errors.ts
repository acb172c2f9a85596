/** Primary result codes of SQLite for a disk or file that cannot be written now. */
const unavailableCodes = {
  PERM: 3,
  BUSY: 5,
  LOCKED: 6,
  NOMEM: 7,
  READONLY: 8,
  IOERR: 10,
  FULL: 13,
  CANTOPEN: 14,
  AUTH: 23,
} as const;

/** Primary result codes for a damaged file. */
const damageCodes = { CORRUPT: 11, NOTADB: 26 } as const;

const unavailable: ReadonlySet<number> = new Set([
  ...Object.values(unavailableCodes),
  ...Object.values(damageCodes),
]);
const damaged: ReadonlySet<number> = new Set(Object.values(damageCodes));

/** Returns whether nothing can be stored now, as on a full disk, as opposed to a bug. */
export function isUnavailable(error: unknown): boolean {
  return unavailable.has(primaryCodeOf(error));
}

/** Returns whether another connection has a lock that is needed. */
export function isLocked(error: unknown): boolean {
  return primaryCodeOf(error) === unavailableCodes.BUSY;
}

/** Returns whether an error means that the file is damaged or not a database. */
export function isDamage(error: unknown): boolean {
  return damaged.has(primaryCodeOf(error));
}

/** The low byte of SQLite's extended result code; 0 for any other error. */
function primaryCodeOf(error: unknown): number {
  if (!(error instanceof Error && "errcode" in error && typeof error.errcode === "number")) return 0;
  return error.errcode & 0xff;
}
