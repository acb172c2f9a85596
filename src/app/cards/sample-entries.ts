import type {
  CaseStudySummary,
  EntrySummary,
  InsightSummary,
  MarketSignalSummary,
} from "../../catalogue/entries/index.ts";

const common: Omit<EntrySummary, "type" | "slug" | "illustration" | "categoryId"> = {
  title: "What a lean team ships in one week, and what it drops",
  summary:
    "A rhythm with owners and minutes: who reads the signal, who writes, who calls, and the Friday retro that keeps it honest.",
  tags: ["GTM Strategy", "Lean Teams"],
  date: "2025-04-08",
  dateLabel: "Apr 8, 2025",
  monthLabel: "Apr 2025",
  featured: false,
  author: "The firm",
  readMinutes: 6,
  sample: true,
};
const inCategory = {
  category: "GTM Strategy",
  categoryId: "gtm-strategy",
  badge: { id: "gtm-strategy", label: "GTM Strategy" },
} as const;

export const sampleInsight: InsightSummary = {
  ...common,
  ...inCategory,
  type: "insight",
  slug: "multi-channel-gtm-rhythm-lean-teams",
  illustration: "union",
};
export const sampleCaseStudy: CaseStudySummary = {
  ...common,
  ...inCategory,
  type: "caseStudy",
  slug: "precision-outreach-scale-pipeline",
  illustration: "deals",
  industry: "B2B SaaS",
  company: "Series B HR software",
  kpi: "+340% • 8 Weeks",
  metric: "+340%",
  timeframe: "8 Weeks",
  timelineWeeks: 12,
};
export const sampleSignal: MarketSignalSummary = {
  ...common,
  ...inCategory,
  type: "signal",
  slug: "smb-gtm-ai-cloud-trends-2025",
  illustration: "communications",
  publishedAt: "Aug 2025",
};

/** A card with nothing that its writer may leave out: no category, so no badge, and words that do not end. */
export const bareInsight: InsightSummary = {
  ...common,
  type: "insight",
  slug: "intent-driven-cadences",
  illustration: "union",
  title:
    "Donaudampfschifffahrtsgesellschaftskapitaensmuetze in a title that is longer than any card wants it to be",
  tags: [],
  categoryId: "",
};
