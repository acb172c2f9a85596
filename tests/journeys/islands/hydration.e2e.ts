import type { Page } from "@playwright/test";
import { entryPath, paths } from "#config/index.ts";
import { expect, test } from "../../support/browser/journey.ts";
import { isEntry } from "../../support/platform/chunks.ts";
import { waitUntilIdle } from "../../support/platform/hydrated.ts";
import { insightSlugs } from "../../support/site/addresses.ts";

/** Islands that are hydrated on intent. All others are hydrated when they are near the viewport. */
const onIntent = [
  "CategoryTabs",
  "ContactModal",
  "CopyButton",
  "GrowingList",
  "ReportForm",
  "Tabs",
  "ToastRegion",
];

/** Limit on the transferred size of the scripts that a page loads before scrolling. */
const MAX_SCRIPT_BYTES = 6 * 1024;

/** Lists visible islands that are not hydrated, except those that wait for intent, and scrolls to the first. */
function listWaiting(page: Page) {
  return page.locator("page-island:not([hydrated])").evaluateAll((islands, later) => {
    const waiting = islands.flatMap((island) => {
      const part = [...island.children].find((child) => child.checkVisibility());
      const name = island.getAttribute("name") ?? "";
      return part && !later.includes(name) ? [{ part, name }] : [];
    });
    waiting[0]?.part.scrollIntoView({ behavior: "instant", block: "center" });
    return waiting.map(({ name }) => name);
  }, onIntent);
}

/** Collects the scripts that the page requests after this call, with their transferred size in bytes. */
function watchScripts(page: Page) {
  const scripts: Array<Promise<{ url: URL; bytes: number }>> = [];
  page.on("requestfinished", (request) => {
    const url = new URL(request.url());
    if (!url.pathname.endsWith(".js")) return;
    scripts.push(request.sizes().then(({ responseBodySize }) => ({ url, bytes: responseBodySize })));
  });
  return () => Promise.all(scripts);
}

test.use({ viewport: { width: 390, height: 844 } });

for (const path of [paths.home, entryPath("insight", insightSlugs[0] ?? ""), paths.terms]) {
  test(`${path} loads only the entry script (6 KB at most) on a phone, and islands when scrolled`, async ({
    page,
  }) => {
    const readScripts = watchScripts(page);
    await page.goto(path);
    await waitUntilIdle(page);
    const scripts = await readScripts();
    expect(scripts.map(({ url }) => isEntry(url))).toEqual([true]);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    await expect.poll(() => listWaiting(page), { intervals: [50] }).toEqual([]);
    if (path !== paths.terms) return;
    await waitUntilIdle(page);
    expect(await readScripts()).toHaveLength(1);
  });
}
