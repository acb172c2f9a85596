import type { Browser, Page } from "@playwright/test";
import { launchWithBackForwardCache } from "./browsers.ts";
import { test as base, expect, listenToConsole } from "./journey.ts";

export { expect } from "./journey.ts";

/** Runs a journey in a browser with a back-forward cache. */
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

/** Use this instead of `page.goBack()`, which waits for a load event that a cached page never fires. */
export async function goBack(page: Page, address: string) {
  // Later, so that the page isn't left before this call has returned.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(address);
}

/** Passes if the page came from the back-forward cache. */
export const expectRestored = (page: Page) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, "wasRestored"))).toBe(true);
