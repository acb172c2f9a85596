import { describe, expect, it } from "vitest";
import type { CategoryId } from "#content/entries/categories.ts";
import type { Entry } from "#content/entries/index.ts";
import { sampleCaseStudy, sampleInsight, sampleSignal } from "#tests/support/sample-entries.ts";
import { findNeighbors, findSurroundings } from "./surroundings.ts";

const sampleOf = { insight: sampleInsight, caseStudy: sampleCaseStudy, signal: sampleSignal };

function entry(type: Entry["type"], number: number, categoryId: CategoryId | "" = "gtm-strategy"): Entry {
  const date = `2025-01-${String(number).padStart(2, "0")}`;
  return sampleOf[type]({ slug: `${type}-${number}`, date, categoryId });
}

const many = (type: Entry["type"], count: number) =>
  Array.from({ length: count }, (_, index) => entry(type, index + 1));
const entries = [
  ...many("insight", 8),
  ...many("caseStudy", 8),
  ...many("signal", 8),
  entry("insight", 20, "precision-outreach"),
];

describe("findSurroundings", () => {
  it.each([
    ["insight", ["caseStudy"]],
    ["caseStudy", ["insight"]],
    ["signal", ["insight", "caseStudy"]],
  ] as const)(
    "relates an entry of kind %s to up to six entries of kinds %j in its category",
    (type, kinds) => {
      const { related } = findSurroundings(entry(type, 3), entries, []);
      expect(related).toHaveLength(6);
      expect(new Set(related.map((one) => one.type))).toEqual(new Set(kinds));
      expect(related.map((one) => one.slug)).not.toContain("insight-20");
    },
  );

  it("doesn't list related entries for an article without a category", () => {
    expect(findSurroundings(entry("insight", 3, ""), entries, []).related).toEqual([]);
  });

  it("lists the newest three of each kind, excluding the article itself", () => {
    const { more } = findSurroundings(entry("signal", 7, ""), entries, []);
    expect(more.signal.map((one) => one.slug)).toEqual(["signal-8", "signal-6", "signal-5"]);
    expect(more.insight.map((one) => one.slug)).toEqual(["insight-20", "insight-8", "insight-7"]);
    expect(more.caseStudy).toHaveLength(3);
  });
});

describe("findNeighbors", () => {
  const order = ["/market-signals/signal-1", "/read-insight/unpublished", "/read-insight/insight-2"];

  it("finds the published entries before and after an entry", () => {
    expect(findNeighbors(entry("signal", 1), order, entries)).toEqual({
      previous: undefined,
      next: entry("insight", 2),
    });
    expect(findNeighbors(entry("insight", 2), order, entries)).toEqual({
      previous: entry("signal", 1),
      next: undefined,
    });
  });

  it("finds none for an entry that is not listed", () => {
    expect(findNeighbors(entry("insight", 1), order, entries)).toEqual({});
  });
});
