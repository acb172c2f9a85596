import { describe, expect, test } from "vitest";
import type { CategoryId } from "#content/entries/categories.ts";
import { sampleInsight } from "#tests/support/sample-entries.ts";
import { showFilter, showGroupedList } from "./grouped-view.ts";

const insight = (slug: string, date: string, categoryId: CategoryId | "", featured = false) =>
  sampleInsight({ slug, date, categoryId, featured });
const at = (path: string) => new URL(path, "http://localhost");
const entries = [
  insight("a", "2025-01-01", "gtm-strategy"),
  insight("b", "2025-02-01", "gtm-strategy", true),
  insight("c", "2025-03-01", "gtm-strategy"),
  insight("d", "2025-04-01", "gtm-strategy"),
  insight("e", "2025-05-01", "platform-control"),
  insight("f", "2025-06-01", ""),
];

describe("showGroupedList (spec 2.8)", () => {
  test("shows the featured entry and up to three of each category, newest first", () => {
    const { overview } = showGroupedList(entries, at("/insights"));
    expect(overview?.featured?.slug).toBe("b");
    expect(
      overview?.groups.map((group) => [group.category.id, group.entries.map(({ slug }) => slug)]),
    ).toEqual([
      ["gtm-strategy", ["d", "c", "b"]],
      ["platform-control", ["e"]],
    ]);
  });

  test("can feature an entry without a category, but doesn't put it in a group", () => {
    const { overview } = showGroupedList([insight("f", "2025-06-01", "")], at("/insights"));
    expect(overview?.featured?.slug).toBe("f");
    expect(overview?.groups).toEqual([]);
  });

  test("shows every entry of the chosen category", () => {
    const view = showGroupedList(entries, at("/insights?category=gtm-strategy"));
    expect(view).not.toHaveProperty("overview");
    expect(view.chosen?.category.label).toBe("GTM Strategy");
    expect(view.chosen?.list.entries.map(({ slug }) => slug)).toEqual(["d", "c", "b", "a"]);
  });

  test("ignores an unknown category", () => {
    expect(showGroupedList(entries, at("/insights?category=unknown"))).toEqual(
      showGroupedList(entries, at("/insights")),
    );
  });

  test("shows an empty list for a category without entries, but keeps the category in the filter", () => {
    const view = showGroupedList(entries, at("/insights?category=precision-outreach"));
    expect(view.chosen?.list).toEqual({ entries: [], shownCount: 0, total: 0 });
    expect(view.filter.choices.map(({ id }) => id)).toContain("precision-outreach");
  });

  test("limits the number of cards regardless of the number of entries", () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      insight(`x${index}`, "2025-01-01", "gtm-strategy"),
    );
    expect(showGroupedList(many, at("/insights")).overview?.groups[0]?.entries).toHaveLength(3);
    expect(showGroupedList(many, at("/insights?category=gtm-strategy")).chosen?.list.entries).toHaveLength(
      12,
    );
  });
});

describe("showFilter", () => {
  test("lists the categories that have entries, in display order", () => {
    const filter = showFilter(entries, at("/insights"));
    expect(filter.choices.map(({ id }) => id)).toEqual(["gtm-strategy", "platform-control"]);
    expect(filter).not.toHaveProperty("chosen");
  });

  test("doesn't list categories if there are no entries", () => {
    expect(showFilter([], at("/insights")).choices).toEqual([]);
  });
});
