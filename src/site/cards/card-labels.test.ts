import { expect, test } from "vitest";
import { sampleCaseStudy, sampleInsight, sampleSignal } from "#tests/support/sample-entries.ts";
import { badgeLabel, timeLabel } from "./card-labels.ts";

const insight = sampleInsight({ tags: ["Lean Teams", "Market Intelligence"] });
const signal = sampleSignal();

test("labels insights and case studies with their reading time, and signals with their month", () => {
  expect(timeLabel(insight)).toBe("7 min read");
  expect(timeLabel(sampleCaseStudy())).toBe("7 min read");
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
  expect(badgeLabel(signal, "hub")).toBe("Market Signal");
});
