import { describe, expect, it } from "vitest";
import { events } from "../../src/analytics/events.ts";
import { entryPath, listPath, paths, sampleInsightSlug } from "../../src/site/index.ts";
import { caseStudySlugs, everyAddress, insightSlugs, signalSlug } from "../support/addresses.ts";
import { serveBuiltSite } from "../support/served-site.ts";

const site = serveBuiltSite();

const insight = entryPath("insight", insightSlugs[1] ?? "");
const caseStudy = entryPath("caseStudy", caseStudySlugs[0] ?? "");

describe("the page view of (spec 7.4)", () => {
  it.each([
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
  ])("%s has its name", async (path, named) => {
    const [view = "{}"] = (await site.read(path)).attributes("body", "data-page-view");
    expect(JSON.parse(view)).toEqual({ event: "page_view", ...named });
  });

  it.each([
    [paths.insights, insightSlugs.length],
    [paths.caseStudies, caseStudySlugs.length],
    [listPath("insight", "gtm-strategy"), 3],
    [paths.marketSignals, 1],
  ])("%s comes with the entries of that list alone", async (path, count) => {
    const page = await site.read(path);
    expect(page.attributes("body", "data-item-list")).not.toEqual([""]);
    const cards = page.attributes("[data-list] [data-event]", "data-event").map((text) => JSON.parse(text));
    const slugs = new Set(cards.flatMap(({ item_slug }) => item_slug ?? []));
    expect(slugs.size).toBeGreaterThan(0);
    expect(slugs.size).toBeLessThanOrEqual(count);
    for (const slug of slugs)
      expect(path.startsWith("/case") ? caseStudySlugs : [...insightSlugs, signalSlug]).toContain(slug);
  });
});

it("every element that is counted names an event of the table, with category and label", async () => {
  const found = new Set<string>();
  for (const path of everyAddress) {
    for (const attribute of (await site.read(path)).attributes("[data-event]", "data-event")) {
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

it("every card is counted with its position in its row (spec 7.4)", async () => {
  for (const path of everyAddress) {
    const cards = (await site.read(path)).attributes("article > [data-event]", "data-event");
    for (const card of cards) expect(JSON.parse(card), path).toMatchObject({ index: expect.any(Number) });
  }
  const featured = (await site.read(paths.insights)).attributes("article.blueprint > a", "data-event");
  expect(featured.map((card) => JSON.parse(card).index)).toEqual([0]);
});

it.each([paths.home, paths.about, paths.process, insight])(
  "calls to action on %s carry their event themselves, not an element around them",
  async (path) => {
    const counted = [
      ...(await site.read(path)).document.querySelectorAll(`main [data-event*='"event":"cta_click"']`),
    ];
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.filter(({ tagName }) => tagName !== "A")).toEqual([]);
  },
);
