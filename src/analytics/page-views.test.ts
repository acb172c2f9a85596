import { expect, it } from "vitest";
import { entryPath, paths } from "../site/index.ts";
import { describePageView, viewAttributes } from "./page-views.ts";

it.each([
  [paths.caseStudies, { page_name: "case_studies_listing" }],
  [entryPath("caseStudy", "a-case"), { page_name: "case_study_detail", case_study_slug: "a-case" }],
  [paths.insights, { page_name: "insights_listing" }],
  [
    entryPath("insight", "a piece"),
    { page_name: "insight_detail", page_category: "content", insight_slug: "a piece" },
  ],
  [paths.marketSignals, { page_name: "market_signals_listing" }],
  [entryPath("signal", "a-signal"), { page_name: "market_signal_detail", signal_slug: "a-signal" }],
  [paths.hub, { page_name: "gtm_edge", page_category: "content_hub" }],
  [paths.about, { page_name: "about_us", page_category: "company_info" }],
  [paths.aboutUs, { page_name: "about_us", page_category: "company_info" }],
  [paths.process, { page_name: "our_process" }],
  [paths.moreInsights, { page_name: "more_insights" }],
  [paths.moreCaseStudies, { page_name: "more_case_studies" }],
  [paths.moreSignals, { page_name: "more_market_signals" }],
])("a view of %s carries the specification's name (spec 7.4)", (path, named) => {
  expect(describePageView(path)).toEqual({ event: "page_view", ...named });
});

it.each([paths.home, paths.contact, paths.privacy, "/constructor", null])(
  "a view of %s carries no name, because the specification has none",
  (path) => expect(describePageView(path)).toEqual({ event: "page_view" }),
);

it.each([
  paths.caseStudies,
  paths.insights,
  paths.marketSignals,
  paths.moreInsights,
  paths.moreCaseStudies,
  paths.moreSignals,
])("%s is a list", (path) => {
  expect(viewAttributes(path)["data-item-list"]).toBe(describePageView(path).page_name);
});

it("the hub and an article are no list", () => {
  for (const path of [paths.hub, entryPath("insight", "a")]) {
    expect(viewAttributes(path)["data-item-list"]).toBeUndefined();
  }
});
