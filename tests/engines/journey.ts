import { test as base, expect, vi } from "vitest";
import { CONSENT_KEY, type Preferences, writeConsentRecord } from "../../src/consent/consent-record.ts";
import { filePaths } from "../../src/site/index.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { necessaryOnly } from "../support/stored-consent.ts";
import { type Browser, type FoundElement, startFirefox, startWebkit } from "./browsers.ts";

/** The test function of the journeys: a site and a browser per engine, a page without errors per journey. */
export const test = base
  /** Choice of an earlier visit; null: none yet, and the banner asks. */
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
  .extend("page", async ({ site, browser, storedChoice }, { onCleanup }) => {
    browser.errors.length = 0;
    onCleanup(() => expect(browser.errors).toEqual([]));
    const open = (path: string) => browser.goto(site.origin + path);
    await browser.resize(1280, 900);
    await open(filePaths.robots);
    const record = storedChoice && writeConsentRecord(storedChoice, Date.UTC(2025, 0, 1));
    await browser.run(store, CONSENT_KEY, record);
    const find = (selector: string, name = "") => browser.find(selector, name);
    /** Waits for an element and uses it, again where it is not at rest yet. */
    const use = (selector: string, name: string, act: (element: FoundElement) => Promise<void>) =>
      vi.waitFor(async () => {
        const element = await find(selector, name);
        if (!element) throw new Error(`There is no visible ${selector} "${name}".`);
        await act(element);
      }, 10_000);
    return {
      ...browser,
      open,
      click: (selector: string, name = "") => use(selector, name, (element) => element.click()),
      fill: (selector: string, text: string) => use(selector, "", (element) => element.type(text)),
      isVisible: async (selector: string, name?: string) => (await find(selector, name)) !== undefined,
      /** The name of the focused element. */
      focused: () => browser.run(nameFocused),
    };
  });

/** Runs in the page. */
function store(key: string, record: string | null): void {
  sessionStorage.clear();
  localStorage.clear();
  if (record) localStorage.setItem(key, record);
}

/** Runs in the page. */
function nameFocused(): string {
  const element = document.activeElement;
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
  return (element?.getAttribute("aria-label") ?? (label ?? element)?.textContent ?? "").trim();
}

export { expect } from "vitest";
