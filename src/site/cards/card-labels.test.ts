import { expect, test } from "vitest";
import { siteConfig } from "#config/index.ts";
import type { CaseStudySummary, InsightSummary, MarketSignalSummary } from "#content/entries/index.ts";
import { badgeLabel, timeLabel } from "./card-labels.ts";

const fields = {
  slug: "a-piece",
  title: "A piece",
  summary: "What it says.",
  tags: ["Lean Teams", "Market Intelligence"],
  date: "2025-04-08",
  dateLabel: "Apr 8, 2025",
  monthLabel: "Apr 2025",
  featured: false,
  categoryId: "" as const,
  illustration: "union" as const,
  author: siteConfig.brand,
  readMinutes: 7,
  sample: false,
};
const insight: InsightSummary = { ...fields, type: "insight" };
const signal: MarketSignalSummary = { ...fields, type: "signal", publishedAt: "Jan 2025" };
const caseStudy: CaseStudySummary = {
  ...fields,
  type: "caseStudy",
  industry: "HR software",
  company: "Series B HR software",
  kpi: "",
  metric: "+387%",
  timeframe: "6 Weeks",
  timelineWeeks: 6,
};

test("labels insights and case studies with their reading time, and signals with their month", () => {
  expect(timeLabel(insight)).toBe("7 min read");
  expect(timeLabel(caseStudy)).toBe("7 min read");
  expect(timeLabel(signal)).toBe("Jan 2025");
});

test("uses the first tag that is a category as the badge in lists", () => {
  const badge = { id: "market-intelligence", label: "Market Intelligence" } as const;
  expect(badgeLabel({ ...insight, badge }, "list")).toBe("Market Intelligence");
  expect(badgeLabel(insight, "list")).toBeUndefined();
});

test("uses the category, else the first tag, else the kind as the badge on the hub", () => {
  expect(badgeLabel({ ...insight, category: "GTM Strategy" }, "hub")).toBe("GTM Strategy");
  expect(badgeLabel(insight, "hub")).toBe("Lean Teams");
  expect(badgeLabel({ ...signal, tags: [] }, "hub")).toBe("Market Signal");
});
