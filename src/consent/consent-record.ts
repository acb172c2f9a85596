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
 * Reads a record; null for one that is missing, unreadable, of another version or dated after `now` (spec 4.6, 8). The
 * time may be text, too.
 */
export function parseConsentRecord(text: string | null, now: number): Preferences | null {
  if (!text || text.length > MAX_LENGTH) return null;
  const record: Fields<"version" | "preferences" | "timestamp"> = Object(parseJson(text));
  const given: Fields<keyof Preferences> = Object(record.preferences);
  const { analytics, marketing } = given;
  const time = Number(record.timestamp) || Date.parse(String(record.timestamp));
  if (record.version !== VERSION || given.necessary !== true || !(time > 0 && time <= now)) return null;
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return null;
  return { necessary: true, analytics, marketing };
}

/** What may be in a stored record. */
type Fields<Name extends string> = Partial<Record<Name, unknown>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
