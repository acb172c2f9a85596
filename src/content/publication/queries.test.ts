import { describe, expect, test } from "vitest";
import type { EntryKind } from "#config/index.ts";
import type { CategoryId } from "../entries/categories.ts";
import {
  countForPage,
  filterByCategory,
  findFeatured,
  groupByCategory,
  listRelated,
  previewFiltered,
  previewKind,
  sortNewestFirst,
} from "./queries.ts";

interface Card {
  type: EntryKind;
  slug: string;
  date: string;
  updated?: string;
  featured: boolean;
  categoryId: CategoryId | "";
}

function card(slug: string, date: string, more: Partial<Card> = {}): Card {
  return { type: "insight", slug, date, featured: false, categoryId: "gtm-strategy", ...more };
}

function cards(count: number, more: Partial<Card> = {}): Card[] {
  return Array.from({ length: count }, (_, index) =>
    card(`${more.type ?? "insight"}-${index}`, `2025-01-${String(10 + index)}`, more),
  );
}

const slugs = (entries: readonly Card[]) => entries.map((entry) => entry.slug);

describe("the order of entries (spec 4.4)", () => {
  test("sorts entries newest first, and by slug when dates are equal", () => {
    const list = [card("b", "2025-01-01"), card("c", "2025-03-01"), card("a", "2025-01-01")];
    expect(slugs(sortNewestFirst(list))).toEqual(["c", "a", "b"]);
  });

  test("sorts signals by last update and other kinds by publication date", () => {
    const list = [
      card("insight", "2025-02-01", { updated: "2025-12-01" }),
      card("signal", "2025-01-29", { type: "signal", updated: "2025-08-25" }),
    ];
    expect(slugs(sortNewestFirst(list))).toEqual(["signal", "insight"]);
  });
});

describe("the featured entry (spec 4.4)", () => {
  const list = [card("old", "2025-01-01"), card("new", "2025-03-01"), card("middle", "2025-02-01")];

  test("features the newest flagged entry", () => {
    const flagged = [
      card("f1", "2024-01-01", { featured: true }),
      card("f2", "2024-02-01", { featured: true }),
    ];
    expect(findFeatured([...list, ...flagged], "old")?.slug).toBe("f2");
  });

  test("features the entry with the preferred slug when none is flagged", () => {
    expect(findFeatured(list, "old")?.slug).toBe("old");
  });

  test("features the newest entry when the preferred slug is missing or unknown", () => {
    expect(findFeatured(list, "gone")?.slug).toBe("new");
    expect(findFeatured(list)?.slug).toBe("new");
  });

  test("doesn't feature an entry when the list is empty", () => {
    expect(findFeatured([])).toBeUndefined();
  });
});

describe("groupByCategory (spec 2.8, 5)", () => {
  test("groups up to three entries per category, newest first, in category order", () => {
    const list = [...cards(5, { categoryId: "platform-control" }), card("a", "2024-01-01")];
    const groups = groupByCategory(list);
    expect(groups.map((group) => group.category.id)).toEqual(["gtm-strategy", "platform-control"]);
    expect(slugs(groups[1]?.entries ?? [])).toEqual(["insight-4", "insight-3", "insight-2"]);
    expect(groups[1]?.total).toBe(5);
  });

  test("omits entries without a category from the groups", () => {
    expect(groupByCategory(cards(2, { categoryId: "" }))).toEqual([]);
  });
});

describe("filterByCategory (spec 2.1)", () => {
  const list = [card("a", "2025-01-01"), card("b", "2025-01-02", { categoryId: "platform-control" })];

  test("filters entries by a known category", () => {
    expect(slugs(filterByCategory(list, "platform-control"))).toEqual(["b"]);
    expect(filterByCategory(list, "content-to-revenue")).toEqual([]);
  });

  test.each([null, undefined, "", "unknown", "toString", "GTM-STRATEGY"])(
    "returns all entries when the category is %s",
    (id) => {
      expect(slugs(filterByCategory(list, id))).toEqual(["b", "a"]);
    },
  );
});

describe("the related entries of an article (spec 9)", () => {
  const all = [
    ...cards(8, { type: "insight" }),
    ...cards(8, { type: "caseStudy" }),
    ...cards(3, { type: "signal" }),
    card("elsewhere", "2025-12-01", { type: "caseStudy", categoryId: "platform-control" }),
  ];

  test("relates an insight to up to six case studies in the same category", () => {
    const related = listRelated(card("insight-1", "2025-01-11"), all);
    expect(slugs(related)).toEqual([7, 6, 5, 4, 3, 2].map((index) => `caseStudy-${index}`));
  });

  test("relates a case study to insights", () => {
    const related = listRelated(card("caseStudy-1", "2025-01-11", { type: "caseStudy" }), all);
    expect(slugs(related)).toEqual([7, 6, 5, 4, 3, 2].map((index) => `insight-${index}`));
  });

  test("relates a signal to insights and case studies", () => {
    const related = listRelated(card("signal-1", "2025-01-11", { type: "signal" }), all);
    expect(slugs(related)).toEqual([
      "caseStudy-7",
      "insight-7",
      "caseStudy-6",
      "insight-6",
      "caseStudy-5",
      "insight-5",
    ]);
  });

  test("finds no related entries for an article without a category", () => {
    const without = all.map((entry) => ({ ...entry, categoryId: "" as const }));
    expect(listRelated(card("insight-1", "2025-01-11", { categoryId: "" }), without)).toEqual([]);
  });
});

describe("previews (spec 4.4, 9)", () => {
  const all = [
    ...cards(8, { type: "insight" }),
    ...cards(4, { type: "caseStudy" }),
    ...cards(1, { type: "signal" }),
  ];

  test("previews three entries of one kind, newest first", () => {
    expect(slugs(previewKind(all, "insight"))).toEqual(["insight-7", "insight-6", "insight-5"]);
  });

  test("previews three entries of each kind when the filter is 'all'", () => {
    const kinds = previewFiltered(all, "all").map((entry) => entry.type);
    expect(kinds).toEqual(["caseStudy", "signal", "insight", "caseStudy", "insight", "caseStudy", "insight"]);
  });

  test("previews up to six entries of the chosen kind", () => {
    expect(previewFiltered(all, "insight")).toHaveLength(6);
    expect(previewFiltered(all, "caseStudy")).toHaveLength(4);
  });
});

describe("countForPage (spec 4.4, 9)", () => {
  test.each([
    ["1", 3],
    ["2", 6],
    [null, 3],
    ["0", 3],
    ["-2", 3],
    ["1.5", 3],
    ["many", 3],
    ["99999999999", 3],
  ])("maps ?page=%s to %i entries", (page, count) => {
    expect(countForPage(page)).toBe(count);
  });
});
