import { CONSENT_KEY, type Preferences, parseConsentRecord, writeConsentRecord } from "./consent-record.ts";

/** A choice that could not be stored. It holds for this page, until a stored one is found. */
let unstored: Preferences | null = null;

/** The visitor's choice; null before one (spec 4.6). Never throws. */
export function readChoice(): Preferences | null {
  try {
    return parseConsentRecord(localStorage.getItem(CONSENT_KEY), Date.now()) ?? unstored;
  } catch {
    // Storage is blocked.
    return unstored;
  }
}

/** Stores a choice at once. Where storage fails, an older record is removed. */
export function storeChoice(preferences: Preferences): void {
  unstored = null;
  try {
    localStorage.setItem(CONSENT_KEY, writeConsentRecord(preferences, Date.now()));
  } catch {
    unstored = preferences;
    try {
      localStorage.removeItem(CONSENT_KEY);
    } catch {
      // Storage is blocked: there is no older record.
    }
  }
}

/** Calls `listener` when another tab has stored a choice, or has cleared it. */
export function onChoiceElsewhere(listener: () => void): void {
  addEventListener("storage", ({ key }) => {
    // Null: everything was cleared.
    if (key !== CONSENT_KEY && key !== null) return;
    unstored = null;
    listener();
  });
}
