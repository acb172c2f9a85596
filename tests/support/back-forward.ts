import type { Browser, Page } from "@playwright/test";
import { launchWithBackForwardCache } from "./browsers.ts";
import { test as base, expect, listenToConsole } from "./journey.ts";

export { expect } from "./journey.ts";

/** A page in a browser that keeps pages for the way back. */
export const test = base.extend<object, { keepingBrowser: Browser }>({
  keepingBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const browser = await launchWithBackForwardCache();
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  page: async ({ keepingBrowser, baseURL, storageState, allowedConsole, viewport }, use) => {
    const context = await keepingBrowser.newContext({
      ...(baseURL && { baseURL }),
      ...(storageState && { storageState }),
      viewport,
    });
    const page = await context.newPage();
    await page.addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { wasRestored: persisted })),
    );
    const said = listenToConsole(page);
    await use(page);
    expect(said.filter((text) => !allowedConsole.test(text))).toEqual([]);
    await context.close();
  },
});

/** Playwright's own way back waits for a load, which a page that was kept has not. */
export async function goBack(page: Page, address: string) {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(address);
}

/** Passes where the page that is shown was kept. */
export const expectRestored = (page: Page) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, "wasRestored"))).toBe(true);
