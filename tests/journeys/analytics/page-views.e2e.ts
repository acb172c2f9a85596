import { entryPath, paths } from "../../../src/site/index.ts";
import { insightSlugs } from "../../support/addresses.ts";
import { readEvents } from "../../support/data-layer.ts";
import { waitUntilHydrated, waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const insight = entryPath("insight", insightSlugs[1] ?? "");

test.describe("a page view (spec 7.4)", () => {
  // The page that is not there is an error to the console.
  test.use({ allowedConsole: /^error: Failed to load resource: .* 404 / });

  for (const [address, named] of [
    [paths.home, {}],
    [insight, { page_name: "insight_detail", page_category: "content", insight_slug: insightSlugs[1] }],
    ["/nowhere", {}],
  ] as const) {
    test(`of ${address} is counted once, with its name`, async ({ page }) => {
      await page.goto(address);
      await waitUntilHydrated(page);
      expect(await readEvents(page, "page_view")).toEqual([{ event: "page_view", ...named }]);
    });
  }

  for (const [address, kind, count] of [
    [paths.insights, "insight", insightSlugs.length],
    [paths.marketSignals, "signal", 1],
  ] as const) {
    test(`of ${address} comes with the entries of that list alone, each once`, async ({ page }) => {
      await page.goto(address);
      await waitUntilStarted(page);
      const [list] = await readEvents(page, "view_item_list");
      const items: Array<{ item_id: string; index: number }> = Object(list).items;
      const slugs = items.map(({ item_id }) => item_id);
      expect(slugs.length).toBeGreaterThan(0);
      expect(slugs.length).toBeLessThanOrEqual(count);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(items.map(({ index }) => index)).toEqual(slugs.map((_, index) => index));
      const main = page.getByRole("main");
      for (const slug of slugs)
        await expect(main.locator(`a[href="${entryPath(kind, slug)}"]`).first()).toBeVisible();
    });
  }

  test("of a list page comes with its cards", async ({ page }) => {
    await page.goto(paths.moreInsights);
    await waitUntilStarted(page);
    const cards = await page.getByRole("main").getByRole("article").all();
    const items = await Promise.all(
      cards.map(async (card, index) => ({
        item_id: (await card.getByRole("link").getAttribute("href"))?.split("/").at(-1),
        item_name: await card.getByRole("heading").innerText(),
        index,
      })),
    );
    expect(items).toHaveLength(3);
    expect(await readEvents(page)).toEqual([
      { event: "page_view", page_name: "more_insights" },
      { event: "view_item_list", item_list_id: "more_insights", items },
    ]);
  });
});
