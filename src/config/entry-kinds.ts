import type { EntryKind } from "./entry-paths.ts";
import { paths } from "./paths.ts";

interface EntryKindFacts {
  listPath: string;
  /** The paginated list of all entries (spec 2.8). */
  morePath: string;
  /** Singular; also the badge on a hub card without a category or tag. */
  label: string;
  plural: string;
  /** Plural used in filters and tabs, next to the other kinds. */
  shortPlural: string;
  /** A card's link text (spec 2.8). */
  cardAction: string;
  /** Folder under `content/`. */
  folder: string;
  /** Illustration for an entry whose tags don't match any keyword (spec 9). */
  illustration: string;
  /** Kinds shown in the rail beside an article (spec 9). */
  related: readonly EntryKind[];
  /** Schema.org type in structured data (spec 7.5). */
  schemaType: string;
  /** Drawing on the two list pages' share images. */
  shareDrawing: string;
  /** Names of the two list pages in page views (spec 7.4). */
  listView: string;
  moreView: string;
  /** An article's page view (spec 7.4). */
  view: { page_name: string; page_category?: string };
  /** Name of the page view parameter that contains the slug. */
  slugParameter: string;
}

/** Title templates are in `site.config.ts` (`articleTitleTemplates`), where owners can change them. */
export const entryKinds = {
  insight: {
    listPath: paths.insights,
    morePath: paths.moreInsights,
    label: "Insight",
    plural: "Insights",
    shortPlural: "Insights",
    cardAction: "Read More →",
    folder: "insights",
    illustration: "union",
    related: ["caseStudy"],
    schemaType: "BlogPosting",
    shareDrawing: "ai",
    listView: "insights_listing",
    moreView: "more_insights",
    view: { page_name: "insight_detail", page_category: "content" },
    slugParameter: "insight_slug",
  },
  caseStudy: {
    listPath: paths.caseStudies,
    morePath: paths.moreCaseStudies,
    label: "Case Study",
    plural: "Case Studies",
    shortPlural: "Case Studies",
    cardAction: "View Case Study →",
    folder: "case-studies",
    illustration: "deals",
    related: ["insight"],
    schemaType: "Article",
    shareDrawing: "deals",
    listView: "case_studies_listing",
    moreView: "more_case_studies",
    view: { page_name: "case_study_detail" },
    slugParameter: "case_study_slug",
  },
  signal: {
    listPath: paths.marketSignals,
    morePath: paths.moreSignals,
    label: "Market Signal",
    plural: "Market Signals",
    shortPlural: "Signals",
    cardAction: "Read More →",
    folder: "market-signals",
    illustration: "communications",
    related: ["insight", "caseStudy"],
    schemaType: "CreativeWork",
    shareDrawing: "growth",
    listView: "market_signals_listing",
    moreView: "more_market_signals",
    view: { page_name: "market_signal_detail" },
    slugParameter: "signal_slug",
  },
} as const satisfies Record<EntryKind, EntryKindFacts>;

/** The insight shown for an unknown slug (spec 2.1, 9). */
export const sampleInsightSlug = "multi-channel-gtm-rhythm-lean-teams";

export function listPath(kind: EntryKind, categoryId?: string): string {
  const path = entryKinds[kind].listPath;
  return categoryId ? `${path}?category=${encodeURIComponent(categoryId)}` : path;
}
