import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import type { Preferences } from "../../src/consent/consent-record.ts";
import { type RunningSite, startSite } from "./running-site.ts";
import { necessaryOnly, storeChoice } from "./stored-consent.ts";

interface JourneyOptions {
  /** Console messages that a journey provokes on purpose: `test.use({ allowedConsole: /…/ })`. */
  allowedConsole: RegExp;
  /** Choice of an earlier visit; null: nothing yet, and the cookie banner asks. */
  storedChoice: Preferences | null;
}

/** The test function of all journeys: one server per worker, and a page whose console must stay quiet. */
export const test = base.extend<JourneyOptions, { site: RunningSite }>({
  allowedConsole: [/^$/, { option: true }],
  storedChoice: [necessaryOnly, { option: true }],
  site: [
    async ({ browser: _browser }, use) => {
      const site = await startSite({ FORM_LIMITS: "off" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  storageState: async ({ site, storedChoice }, use) => use(storeChoice(site.origin, storedChoice)),
  page: async ({ page, allowedConsole }, use) => {
    // Where a journey before it left the pointer, something would be hovered.
    await page.mouse.move(0, 0);
    const said = listenToConsole(page);
    await use(page);
    expect(said.filter((text) => !allowedConsole.test(text))).toEqual([]);
  },
});

export { expect } from "@playwright/test";

/**
 * For `test.use`: journeys that follow one another in one browser context, reset in between. It saves a renderer for
 * each. Not for files that use a fake clock, which would leak into the shared context, or that count requests.
 */
export const keepContext = { reuseContext: true };

/** Collects what a page says on its console as a warning or an error, CSP violations and page errors too. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => said.push(`pageerror: ${error.message}`));
  return said;
}
