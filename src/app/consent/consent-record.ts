/** What a visitor allows (spec 3, 4.6). */
export interface Preferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

/** Name of the record in the browser's local storage. */
export const CONSENT_KEY = "cookie-consent";

/** Version of the record (spec 9); a record of another one counts as none. */
const VERSION = "1.0";

/** A whole record has about 110 characters. */
const MAX_LENGTH = 500;

/** Before a choice, and where none can be read (spec 4.6). */
export const necessaryOnly: Preferences = { necessary: true, analytics: false, marketing: false };

/** Writes the record of a choice made at a moment, in ms. */
export function writeConsentRecord({ analytics, marketing }: Preferences, timestamp: number): string {
  const preferences: Preferences = { necessary: true, analytics, marketing };
  return JSON.stringify({ version: VERSION, preferences, timestamp });
}

/**
 * Reads a record; null for one that is missing, of another version, dated after `now`, or not exactly what
 * `writeConsentRecord` writes (spec 4.6, 8).
 */
export function parseConsentRecord(text: string | null, now: number): Preferences | null {
  if (!text || text.length > MAX_LENGTH) return null;
  const record = readFields(parseJson(text), ["version", "preferences", "timestamp"]);
  const given = readFields(record?.preferences, ["necessary", "analytics", "marketing"]);
  if (record?.version !== VERSION || given?.necessary !== true) return null;
  const { timestamp } = record;
  if (typeof timestamp !== "number" || !(timestamp > 0 && timestamp <= now)) return null;
  const { analytics, marketing } = given;
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return null;
  return { necessary: true, analytics, marketing };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of an object that has these of its own and no other; undefined for anything else. */
function readFields<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, unknown>> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const isExact =
    Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name));
  return isExact ? value : undefined;
}
