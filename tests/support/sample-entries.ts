import type { CaseStudySummary, InsightSummary, MarketSignalSummary } from "#content/entries/index.ts";

/** An entry without optional fields. */
const bare = {
  slug: "a-piece",
  title: "A piece",
  summary: "What it says.",
  date: "2025-01-29",
  dateLabel: "Jan 29, 2025",
  monthLabel: "Jan 2025",
  featured: false,
  categoryId: "",
  illustration: "union",
  author: "The firm",
  readMinutes: 7,
  sample: false,
} as const;

export function sampleInsight(fields: Partial<InsightSummary> = {}): InsightSummary {
  return { ...bare, tags: [], type: "insight", ...fields };
}

export function sampleSignal(fields: Partial<MarketSignalSummary> = {}): MarketSignalSummary {
  return { ...bare, tags: [], type: "signal", publishedAt: "Jan 2025", ...fields };
}

export function sampleCaseStudy(fields: Partial<CaseStudySummary> = {}): CaseStudySummary {
  const facts = {
    industry: "Logistics",
    company: "A carrier",
    kpi: "",
    metric: "+25%",
    timeframe: "2 Months",
  };
  return { ...bare, tags: [], type: "caseStudy", ...facts, timelineWeeks: 1, ...fields };
}
