import { expect, it } from "vitest";
import { viewAttributes } from "./page-views.ts";

it("a page view has the name of its page, if the page has one (spec 7.4)", () => {
  const view = { page_name: "insight_detail", page_category: "content", insight_slug: "a b" } as const;
  const named = viewAttributes({ view, isList: false });
  expect(JSON.parse(named["data-page-view"])).toEqual({ event: "page_view", ...view });
  const unnamed = viewAttributes({ view: null, isList: false });
  expect(JSON.parse(unnamed["data-page-view"])).toEqual({ event: "page_view" });
});

it("a list has the name of its page view, and other pages have no list name", () => {
  const view = { page_name: "more_insights" } as const;
  expect(viewAttributes({ view, isList: true })["data-item-list"]).toBe("more_insights");
  expect(viewAttributes({ view, isList: false })["data-item-list"]).toBeUndefined();
});
