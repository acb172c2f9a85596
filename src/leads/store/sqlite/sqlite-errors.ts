import { StoreUnavailableError } from "../store-errors.ts";

/** Primary result code if another connection has the lock. */
const BUSY = 5;

/** Primary result codes for a damaged file: CORRUPT, NOTADB. */
const damageCodes = [11, 26];

/**
 * Primary result codes for a disk or file that can't be written to right now: PERM, BUSY, LOCKED, NOMEM, READONLY, IOERR, FULL,
 * CANTOPEN, PROTOCOL, AUTH.
 */
const unavailableCodes = [3, BUSY, 6, 7, 8, 10, 13, 14, 15, 23, ...damageCodes];

/** Extended result code for a truncated file. */
const shortReadCode = 522;

/** Returns whether the error means that nothing can be stored now (e.g. the disk is full), rather than a bug. */
export function isUnavailable(error: unknown): boolean {
  return unavailableCodes.includes(primaryCodeOf(error));
}

/** Returns whether another connection has the lock. */
export function isLocked(error: unknown): boolean {
  return primaryCodeOf(error) === BUSY;
}

export function isDamage(error: unknown): boolean {
  return damageCodes.includes(primaryCodeOf(error));
}

export function isShortRead(error: unknown): boolean {
  return codeOf(error) === shortReadCode;
}

function primaryCodeOf(error: unknown): number {
  return codeOf(error) & 0xff;
}

/** SQLite's extended result code, also of the cause of a `StoreUnavailableError`; 0 for any other error. */
function codeOf(thrown: unknown): number {
  const error = thrown instanceof StoreUnavailableError ? thrown.cause : thrown;
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode
    : 0;
}
