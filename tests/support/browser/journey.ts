import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import type { Preferences } from "#site/consent/consent-record.ts";
import { type RunningSite, startSite } from "../server/running-site.ts";
import { necessaryOnly, storeChoice } from "../site/stored-consent.ts";

interface JourneyOptions {
  /** Console messages that are expected in a journey: `test.use({ allowedConsole: /…/ })`. */
  allowedConsole: RegExp;
  /** Consent from an earlier visit; if null, the cookie banner is shown. */
  storedChoice: Preferences | null;
}

/** Starts one server per worker, and fails if the page writes warnings or errors to the console. */
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
    // The pointer might still be hovering over something from an earlier journey.
    await page.mouse.move(0, 0);
    const said = listenToConsole(page);
    await use(page);
    expect(said.filter((text) => !allowedConsole.test(text))).toEqual([]);
  },
});

export { expect } from "@playwright/test";

/**
 * For `test.use`: runs journeys in one browser context, which is reset between them. This saves starting a renderer for
 * each. Don't use it in files that count requests or use a fake clock, which would leak into the shared context.
 */
export const keepContext = { reuseContext: true };

/** Collects the warnings and errors of a page, including policy violations and uncaught exceptions. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (["error", "warning"].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => said.push(`pageerror: ${error.message}`));
  return said;
}
