import { test as base, expect } from "vitest";
import { CONSENT_KEY, type Preferences, writeConsentRecord } from "../../src/consent/consent-record.ts";
import { filePaths } from "../../src/site/index.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { necessaryOnly } from "../support/stored-consent.ts";
import type { Browser } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { createPage, type Page } from "./page.ts";
import { startWebkit } from "./webkit.ts";

/** The test function of the journeys: a site and a browser per engine, a page without errors per journey. */
export const test = base
  /** Choice of an earlier visit; null: nothing yet, and the banner asks. */
  .extend("storedChoice", necessaryOnly as Preferences | null)
  .extend("engine", { injected: true, scope: "worker" }, "firefox")
  .extend("site", { scope: "worker" }, async ({ engine: _engine }, { onCleanup }): Promise<RunningSite> => {
    const site = await startSite({ FORM_LIMITS: "off" });
    onCleanup(() => site.stop());
    return site;
  })
  .extend("browser", { scope: "worker" }, async ({ engine }, { onCleanup }): Promise<Browser> => {
    const browser = await (engine === "firefox" ? startFirefox() : startWebkit());
    onCleanup(() => browser.close());
    return browser;
  })
  .extend("page", async ({ site, browser, storedChoice }, { onCleanup }): Promise<Page> => {
    const page = createPage(browser, site.origin);
    browser.errors.length = 0;
    onCleanup(() => expect(browser.errors).toEqual([]));
    await page.resize(1280, 900);
    await page.open(filePaths.robots);
    await page.run(
      (key, record) => {
        sessionStorage.clear();
        localStorage.clear();
        if (record) localStorage.setItem(key, record);
      },
      CONSENT_KEY,
      storedChoice && writeConsentRecord(storedChoice, Date.UTC(2025, 0, 1)),
    );
    return page;
  });

export { expect } from "vitest";
