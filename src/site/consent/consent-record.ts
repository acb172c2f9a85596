/** The cookies that a visitor allows (spec 3, 4.6). */
export interface Preferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

export const CONSENT_KEY = "cookie-consent";

/** Records with any other version are ignored (spec 9). */
const VERSION = "1.0";

/** Maximum length in characters; our own records have about 110. */
const MAX_LENGTH = 500;

/** Applies until the visitor makes a choice (spec 4.6). */
export const necessaryOnly: Preferences = { necessary: true, analytics: false, marketing: false };

/** `timestamp` is in ms since 1970. */
export function writeConsentRecord({ analytics, marketing }: Preferences, timestamp: number): string {
  const preferences: Preferences = { necessary: true, analytics, marketing };
  return JSON.stringify({ version: VERSION, preferences, timestamp });
}

/** Returns null if the record is missing or invalid, has another version, or is dated after `now` (spec 4.6). */
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

type Fields<Name extends string> = Partial<Record<Name, unknown>>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A choice that couldn't be stored. It applies to this page until a stored one is found. */
let unstored: Preferences | null = null;

/** Returns null if the visitor hasn't chosen (spec 4.6). Never throws. */
export function readChoice(): Preferences | null {
  try {
    return parseConsentRecord(localStorage.getItem(CONSENT_KEY), Date.now()) ?? unstored;
  } catch {
    // Storage is blocked.
    return unstored;
  }
}

/** If storing fails, removes the previous record. */
export function storeChoice(preferences: Preferences): void {
  unstored = null;
  try {
    localStorage.setItem(CONSENT_KEY, writeConsentRecord(preferences, Date.now()));
  } catch {
    unstored = preferences;
    try {
      localStorage.removeItem(CONSENT_KEY);
    } catch {
      // Storage is blocked, so there is no previous record.
    }
  }
}

/** Calls `listener` when another tab stores or clears a choice. */
export function onChoiceElsewhere(listener: () => void): void {
  addEventListener("storage", ({ key }) => {
    // The key is null if everything was cleared.
    if (key !== CONSENT_KEY && key !== null) return;
    unstored = null;
    listener();
  });
}
