import { describe, expect, it } from "vitest";
import { events } from "#config/events/events.ts";
import { entryPath, listPath, paths, sampleInsightSlug, schedulePath } from "#config/index.ts";
import { allPaths, caseStudySlugs, insightSlugs, signalSlug } from "../support/site/addresses.ts";
import { readPage } from "../support/site/served-site.ts";

const insight = entryPath("insight", insightSlugs[1] ?? "");
const caseStudy = entryPath("caseStudy", caseStudySlugs[0] ?? "");

describe("page views (spec 7.4)", () => {
  it.each([
    [paths.about, { page_name: "about_us", page_category: "company_info" }],
    [paths.aboutUs, { page_name: "about_us", page_category: "company_info" }],
    [paths.process, { page_name: "our_process" }],
    [paths.hub, { page_name: "gtm_edge", page_category: "content_hub" }],
    [caseStudy, { page_name: "case_study_detail", case_study_slug: caseStudySlugs[0] }],
    [insight, { page_name: "insight_detail", page_category: "content", insight_slug: insightSlugs[1] }],
    [
      entryPath("insight", "unknown"),
      { page_name: "insight_detail", page_category: "content", insight_slug: sampleInsightSlug },
    ],
    [entryPath("signal", signalSlug), { page_name: "market_signal_detail", signal_slug: signalSlug }],
    // The specification doesn't mention other pages.
    [paths.home, {}],
    [paths.contact, {}],
    [paths.privacy, {}],
    [schedulePath, {}],
    [entryPath("caseStudy", "unknown"), {}],
    ["/nowhere", {}],
    ["/constructor", {}],
  ])("describes the page view of %s as %o, without a list name", async (path, named) => {
    const page = await readPage(path);
    expect(JSON.parse(page.attributes("body", "data-page-view")[0] ?? "")).toEqual({
      event: "page_view",
      ...named,
    });
    expect(page.attributes("body", "data-item-list")).toEqual([""]);
  });

  it.each([
    [paths.caseStudies, "case_studies_listing"],
    [paths.insights, "insights_listing"],
    [listPath("insight", "gtm-strategy"), "insights_listing"],
    [paths.marketSignals, "market_signals_listing"],
    [paths.moreInsights, "more_insights"],
    [paths.moreCaseStudies, "more_case_studies"],
    [paths.moreSignals, "more_market_signals"],
  ])("names both the list and the page view of %s '%s'", async (path, name) => {
    const page = await readPage(path);
    expect(JSON.parse(page.attributes("body", "data-page-view")[0] ?? "")).toEqual({
      event: "page_view",
      page_name: name,
    });
    expect(page.attributes("body", "data-item-list")).toEqual([name]);
  });

  it.each([
    [paths.insights, insightSlugs.length],
    [paths.caseStudies, caseStudySlugs.length],
    [listPath("insight", "gtm-strategy"), 3],
    [paths.marketSignals, 1],
  ])("includes only the list's own entries in the events of %s", async (path, count) => {
    const page = await readPage(path);
    const cards = page.attributes("[data-list] [data-event]", "data-event").map((text) => JSON.parse(text));
    const slugs = new Set(cards.flatMap(({ item_slug }) => item_slug ?? []));
    expect(slugs.size).toBeGreaterThan(0);
    expect(slugs.size).toBeLessThanOrEqual(count);
    for (const slug of slugs)
      expect(path.startsWith("/case") ? caseStudySlugs : [...insightSlugs, signalSlug]).toContain(slug);
  });
});

it("gives every counted element a known event, a category and a label", async () => {
  const found = new Set<string>();
  for (const path of allPaths) {
    for (const attribute of (await readPage(path)).attributes("[data-event]", "data-event")) {
      const { event, category, label } = JSON.parse(attribute);
      found.add(event);
      expect([category, label], path).toEqual([
        expect.stringMatching(/^(engagement|conversion)$/),
        expect.stringMatching(/\S/),
      ]);
    }
  }
  expect([...found].sort()).toEqual(["carousel_click", "cta_click"]);
  expect(Object.keys(events)).toEqual(expect.arrayContaining([...found]));
});

it("counts every card with its position in its row (spec 7.4)", async () => {
  for (const path of allPaths) {
    const cards = (await readPage(path)).attributes("article.card-link [data-event]", "data-event");
    for (const card of cards) expect(JSON.parse(card), path).toMatchObject({ index: expect.any(Number) });
  }
  const featured = (await readPage(paths.insights)).attributes("article.dark-sheet a", "data-event");
  expect(featured.map((card) => JSON.parse(card).index)).toEqual([0]);
});

it.each([paths.home, paths.about, paths.process, insight])(
  "counts calls to action on %s at the link, not at a surrounding element",
  async (path) => {
    const counted = [
      ...(await readPage(path)).document.querySelectorAll(`main [data-event*='"event":"cta_click"']`),
    ];
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.filter(({ tagName }) => tagName !== "A")).toEqual([]);
  },
);
