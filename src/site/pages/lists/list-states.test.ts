import { decodeHTMLAttribute } from "entities";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { listIslands } from "#platform/islands/island.ts";
import { loadIslands } from "#platform/islands/render-island.ts";
import { sampleSignal } from "#tests/support/sample-entries.ts";
import { GroupedList } from "./grouped-list.tsx";
import { showGroupedList } from "./grouped-view.ts";
import { GrowingSection } from "./growing-section.tsx";
import * as islands from "./islands.ts";
import { showList } from "./list-view.ts";

const url = new URL("http://localhost/market-signals");

beforeAll(() => loadIslands(listIslands({ islands })));

const bareSignal = (slug: string) => sampleSignal({ slug, tags: ["No Category"] });

function growingList(...slugs: string[]): string {
  const view = showList(slugs.map(bareSignal), url);
  return renderToStaticMarkup(
    createElement(GrowingSection, { view, subject: "market signals", label: "Load More Signals" }),
  );
}

describe("GrowingSection", () => {
  test("says that nothing has been published yet and links to the hub", () => {
    const html = growingList();
    expect(html).toContain("No market signals have been published yet.");
    expect(html).toContain('href="/gtm-edge"');
    expect(html).not.toContain("<article");
  });

  test("shows a single entry as a wide card", () => {
    const html = growingList("one");
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(html).not.toContain("sm:grid-cols-2");
    expect(html).not.toContain("1 of 1");
  });

  test("puts its cards in the HTML, not in the island's properties", () => {
    const html = growingList("one", "two", "three", "four");
    expect(html.match(/<article/g)).toHaveLength(3);
    const properties = decodeHTMLAttribute(/<page-island[^>]* properties="([^"]*)"/.exec(html)?.[1] ?? "");
    expect(JSON.parse(properties)).toEqual({
      label: "Load More Signals",
      shownCount: 3,
      total: 4,
      nextHref: "/market-signals?page=2",
      children: { $outlet: 0 },
    });
  });

  test("doesn't show a badge on an entry without a category", () => {
    expect(growingList("one", "two")).not.toContain("badge-dot");
  });
});

describe("GroupedList", () => {
  test("says that nothing has been published yet", () => {
    const view = showGroupedList([], new URL("http://localhost/insights"));
    const html = renderToStaticMarkup(
      createElement(GroupedList, { kind: "insight", view, subject: "insights", allLabel: "All Insights" }),
    );
    expect(html).toContain("No insights have been published yet.");
    expect(html).not.toContain("<section");
  });
});
