/** Primary result codes for a disk or file that can't be written to right now. */
const unavailableCodes = {
  PERM: 3,
  BUSY: 5,
  LOCKED: 6,
  NOMEM: 7,
  READONLY: 8,
  IOERR: 10,
  FULL: 13,
  CANTOPEN: 14,
  PROTOCOL: 15,
  AUTH: 23,
} as const;

/** Primary result codes for a damaged file. */
const damageCodes = { CORRUPT: 11, NOTADB: 26 } as const;

/** Extended result code for a truncated file. */
const shortReadCode = 522;

const damaged: ReadonlySet<number> = new Set(Object.values(damageCodes));
const unavailable: ReadonlySet<number> = new Set([...Object.values(unavailableCodes), ...damaged]);

/** Returns whether the error means that nothing can be stored now (e.g. the disk is full), rather than a bug. */
export function isUnavailable(error: unknown): boolean {
  return unavailable.has(primaryCodeOf(error));
}

/** Returns whether another connection has the lock. */
export function isLocked(error: unknown): boolean {
  return primaryCodeOf(error) === unavailableCodes.BUSY;
}

export function isDamage(error: unknown): boolean {
  return damaged.has(primaryCodeOf(error));
}

export function isShortRead(error: unknown): boolean {
  return codeOf(error) === shortReadCode;
}

function primaryCodeOf(error: unknown): number {
  return codeOf(error) & 0xff;
}

/** SQLite's extended result code; 0 for any other error. */
function codeOf(error: unknown): number {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : 0;
}
