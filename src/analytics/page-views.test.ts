import { expect, it } from "vitest";
import { viewAttributes } from "./page-views.ts";

it("a view carries the name of its page, and none where the page has none (spec 7.4)", () => {
  const view = { page_name: "insight_detail", page_category: "content", insight_slug: "a b" } as const;
  const named = viewAttributes({ view, isList: false });
  expect(JSON.parse(named["data-page-view"])).toEqual({ event: "page_view", ...view });
  const unnamed = viewAttributes({ view: null, isList: false });
  expect(JSON.parse(unnamed["data-page-view"])).toEqual({ event: "page_view" });
});

it("a list is named by its view, another page is no list", () => {
  const view = { page_name: "more_insights" } as const;
  expect(viewAttributes({ view, isList: true })["data-item-list"]).toBe("more_insights");
  expect(viewAttributes({ view, isList: false })["data-item-list"]).toBeUndefined();
});
