import type { Page } from "@playwright/test";
import { paths } from "../../../src/site/index.ts";
import { isEntry } from "../../support/chunks.ts";
import { openIdle, waitUntilHydrated, waitUntilIdle, waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";
import { onePerTemplate } from "../../support/page-templates.ts";
import { readRefused, watchPolicy } from "../../support/policy-violations.ts";
import { scrollThrough } from "../../support/scrolling.ts";

/** Those that wait for a pointer, a finger or the focus; all others are hydrated near the viewport. */
const onIntent = ["CategoryTabs", "ContactModal", "GrowingList", "ReportForm", "ToastRegion"];

/** Scripts of a page before a scroll, on the wire. */
const MAX_SCRIPT_BYTES = 6 * 1024;
const nowhere = "/nowhere";

/** Names of islands near the viewport's way that are shown and wait for their script. */
function listWaiting(page: Page) {
  return page.locator("page-island:not([hydrated])").evaluateAll(
    (islands, later) =>
      islands
        .filter((island) => [...island.children].some((child) => child.checkVisibility()))
        .map((island) => island.getAttribute("name") ?? "")
        .filter((name) => !later.includes(name)),
    onIntent,
  );
}

test.describe("the islands of a page", () => {
  for (const address of onePerTemplate) {
    for (const width of address === paths.home ? [390, 1280] : [390]) {
      test(`are all hydrated on ${address} at ${width} px, with a quiet console`, async ({ page }) => {
        await watchPolicy(page);
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address);
        await waitUntilStarted(page);
        await scrollThrough(page);
        await expect.poll(() => listWaiting(page)).toEqual([]);
        await waitUntilHydrated(page);
        expect(await readRefused(page)).toEqual([]);
      });
    }
  }
});

/** Collects the scripts that a page asks for from now on, with their bytes on the wire. */
function watchScripts(page: Page) {
  const scripts: Array<Promise<{ url: URL; bytes: number }>> = [];
  page.on("requestfinished", (request) => {
    const url = new URL(request.url());
    if (!url.pathname.endsWith(".js")) return;
    scripts.push(request.sizes().then(({ responseBodySize }) => ({ url, bytes: responseBodySize })));
  });
  return () => Promise.all(scripts);
}

test.describe("on a phone, before any scroll", () => {
  test.use({ viewport: { width: 390, height: 844 }, allowedConsole: /404/ });

  for (const address of [...onePerTemplate, nowhere].filter((path) => path !== paths.contact)) {
    test(`${address} gets the entry script and no more than 6 KB of scripts`, async ({ page }) => {
      const readScripts = watchScripts(page);
      await openIdle(page, address);
      const scripts = await readScripts();
      expect(scripts.filter(({ url }) => isEntry(url))).toHaveLength(1);
      expect(scripts.map(({ url }) => url.pathname).filter((pathname) => !isEntry({ pathname }))).toEqual([]);
      const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    });
  }

  for (const address of [paths.privacy, paths.terms, paths.cookiePreferences, nowhere]) {
    test(`${address} gets the entry script alone, after a scroll too`, async ({ page }) => {
      const readScripts = watchScripts(page);
      await page.goto(address);
      await waitUntilStarted(page);
      await scrollThrough(page);
      await waitUntilIdle(page);
      const scripts = await readScripts();
      expect(scripts.map(({ url }) => isEntry(url))).toEqual([true]);
    });
  }
});
