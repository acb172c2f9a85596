import type { BrowserContextOptions } from "@playwright/test";
import {
  CONSENT_KEY,
  necessaryOnly,
  type Preferences,
  writeConsentRecord,
} from "../../src/consent/consent-record.ts";

export { necessaryOnly, writeConsentRecord };

/** Long ago, also where a journey turns the clock back. */
const CHOSEN_AT = Date.UTC(2025, 0, 1);

/** The storage of a browser whose visitor has chosen on an earlier visit; of a fresh one for null. */
export function storeChoice(origin: string, choice: Preferences | null) {
  const localStorage = choice ? [{ name: CONSENT_KEY, value: writeConsentRecord(choice, CHOSEN_AT) }] : [];
  return { cookies: [], origins: [{ origin, localStorage }] } satisfies BrowserContextOptions["storageState"];
}
