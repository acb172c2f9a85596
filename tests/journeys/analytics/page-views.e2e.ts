import { entryPath, listPath, paths, sampleInsightSlug } from "../../../src/site/index.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "../../support/addresses.ts";
import { readEvents } from "../../support/data-layer.ts";
import { waitUntilHydrated, waitUntilStarted } from "../../support/hydrated.ts";
import { expect, test } from "../../support/journey.ts";

const insight = entryPath("insight", insightSlugs[1] ?? "");
const caseStudy = entryPath("caseStudy", caseStudySlugs[0] ?? "");

test.describe("a page view (spec 7.4)", () => {
  // The page that is not there is an error to the console.
  test.use({ allowedConsole: /^error: Failed to load resource: .* 404 / });

  for (const [address, named] of [
    [paths.home, {}],
    [paths.about, { page_name: "about_us", page_category: "company_info" }],
    [paths.aboutUs, { page_name: "about_us", page_category: "company_info" }],
    [paths.process, { page_name: "our_process" }],
    [paths.hub, { page_name: "gtm_edge", page_category: "content_hub" }],
    [paths.caseStudies, { page_name: "case_studies_listing" }],
    [caseStudy, { page_name: "case_study_detail", case_study_slug: caseStudySlugs[0] }],
    [paths.insights, { page_name: "insights_listing" }],
    [listPath("insight", "gtm-strategy"), { page_name: "insights_listing" }],
    [insight, { page_name: "insight_detail", page_category: "content", insight_slug: insightSlugs[1] }],
    [
      entryPath("insight", "unknown"),
      { page_name: "insight_detail", page_category: "content", insight_slug: sampleInsightSlug },
    ],
    [paths.marketSignals, { page_name: "market_signals_listing" }],
    [entryPath("signal", signalSlug), { page_name: "market_signal_detail", signal_slug: signalSlug }],
    [paths.moreInsights, { page_name: "more_insights" }],
    [paths.moreCaseStudies, { page_name: "more_case_studies" }],
    [paths.moreSignals, { page_name: "more_market_signals" }],
    [paths.contact, {}],
    [paths.privacy, {}],
    [entryPath("caseStudy", "unknown"), {}],
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
    [paths.caseStudies, "caseStudy", caseStudySlugs.length],
    [listPath("insight", "gtm-strategy"), "insight", 3],
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
