import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import type { MarketSignalSummary } from "../../catalogue/entries/index.ts";
import { siteConfig } from "../../site/index.ts";
import { GroupedList } from "./grouped-list.tsx";
import { showGroupedList } from "./grouped-view.ts";
import { GrowingList } from "./growing-list.tsx";
import { showList } from "./list-view.ts";

const url = new URL("http://localhost/market-signals");
const render = (element: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, null, element));

/** A signal with nothing that a writer may leave out. */
function bareSignal(slug: string): MarketSignalSummary {
  return {
    type: "signal",
    slug,
    title: slug,
    summary: "What it says.",
    tags: ["No Category"],
    date: "2025-01-29",
    dateLabel: "Jan 29, 2025",
    monthLabel: "Jan 2025",
    publishedAt: "Jan 2025",
    featured: false,
    categoryId: "",
    illustration: "communications",
    author: siteConfig.brand,
    readMinutes: 1,
    sample: false,
  };
}

function growingList(...slugs: string[]): string {
  const view = showList(slugs.map(bareSignal), url);
  return render(createElement(GrowingList, { view, subject: "market signals", label: "Load More Signals" }));
}

describe("a list that grows", () => {
  test("says that nothing is published yet, and leads on", () => {
    const html = growingList();
    expect(html).toContain("No market signals published yet.");
    expect(html).toContain('href="/gtm-edge"');
    expect(html).not.toContain("<article");
  });

  test("gives a single entry the whole row, without a list of one", () => {
    const html = growingList("one");
    expect(html.match(/<article/g)).toHaveLength(1);
    expect(html).not.toContain("sm:grid-cols-2");
    expect(html).not.toContain("1 of 1");
  });

  test("shows an entry without a category without a badge", () => {
    expect(growingList("one", "two")).not.toContain("badge-dot");
  });
});

describe("a list page with groups", () => {
  test("holds when there is nothing to show", () => {
    const view = showGroupedList([], new URL("http://localhost/insights"));
    const html = render(
      createElement(GroupedList, { kind: "insight", view, subject: "insights", allLabel: "All Insights" }),
    );
    expect(html).toContain("No insights published yet.");
    expect(html).not.toContain("<section");
  });
});
