import type { BrowserContextOptions } from "@playwright/test";
import {
  CONSENT_KEY,
  necessaryOnly,
  type Preferences,
  writeConsentRecord,
} from "#site/consent/consent-record.ts";

export { necessaryOnly, writeConsentRecord };

/** Early enough to be in the past even for tests that set the clock back. */
const CHOSEN_AT = Date.UTC(2025, 0, 1);

/** Browser storage of a visitor who made a choice on an earlier visit. `choice` is null for a new visitor. */
export function storeChoice(origin: string, choice: Preferences | null) {
  const localStorage = choice ? [{ name: CONSENT_KEY, value: writeConsentRecord(choice, CHOSEN_AT) }] : [];
  return { cookies: [], origins: [{ origin, localStorage }] } satisfies BrowserContextOptions["storageState"];
}
