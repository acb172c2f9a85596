import { CONSENT_KEY, type Preferences, parseConsentRecord, writeConsentRecord } from "./consent-record.ts";

/** What was chosen on this page; it counts alone where the browser keeps nothing. */
let chosen: Preferences | null = null;
let isKept = true;

/** The visitor's choice; null before one (spec 4.6). Never throws. */
export function readChoice(): Preferences | null {
  if (!isKept) return chosen;
  try {
    return parseConsentRecord(localStorage.getItem(CONSENT_KEY), Date.now());
  } catch {
    // Storage is blocked.
    return chosen;
  }
}

/** Stores a choice at once. Where the browser keeps nothing it holds for this page, and no older one outlives it. */
export function storeChoice(preferences: Preferences): void {
  chosen = preferences;
  isKept = true;
  try {
    localStorage.setItem(CONSENT_KEY, writeConsentRecord(preferences, Date.now()));
  } catch {
    isKept = false;
    try {
      localStorage.removeItem(CONSENT_KEY);
    } catch {
      // Storage is blocked: there is nothing that could outlive it.
    }
  }
}

/** Calls `listener` when another tab has stored a choice, or has cleared it. */
export function onChoiceElsewhere(listener: () => void): void {
  addEventListener("storage", ({ key, storageArea }) => {
    // Null: everything was cleared.
    if (key !== CONSENT_KEY && key !== null) return;
    if (storageArea === sessionStorage) return;
    isKept = true;
    listener();
  });
}
