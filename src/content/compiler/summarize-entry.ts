import type * as v from "valibot";
import { type EntryKind, siteConfig } from "../../site/index.ts";
import type { Block } from "../blocks/block.ts";
import { findBadge, findCategoryOfTags } from "../categories.ts";
import { type CaseStudyArticle, type CaseStudySchema, splitKpi } from "../entries/case-study.ts";
import type { ArticleBody, EntrySummary } from "../entries/entry.ts";
import type { InsightArticle, InsightSchema } from "../entries/insight.ts";
import type { MarketSignalArticle, MarketSignalSchema } from "../entries/market-signal.ts";
import { chooseIllustration } from "../illustration.ts";
import { countReadMinutes } from "../reading-time.ts";
import { formatDay, formatMonth } from "./date-labels.ts";

type InsightFront = v.InferOutput<typeof InsightSchema>;
type CaseStudyFront = v.InferOutput<typeof CaseStudySchema>;
type MarketSignalFront = v.InferOutput<typeof MarketSignalSchema>;

/** An insight; the words of its hero come from the entry where the front matter says nothing (spec 2.9, 3). */
export function makeInsight(slug: string, front: InsightFront, body: ArticleBody): InsightArticle {
  const entry = { ...summarize("insight", slug, front, body.blocks), type: "insight" as const };
  const eyebrow = front.hero.eyebrow ?? entry.category ?? front.tags[0] ?? "";
  const { title = entry.title, subtitle = entry.summary } = front.hero;
  return { entry, hero: { ...front.hero, title, subtitle, eyebrow }, ...body };
}

/** A case study; its KPI is split into metric and timeframe (spec 2.8). */
export function makeCaseStudy(slug: string, front: CaseStudyFront, body: ArticleBody): CaseStudyArticle {
  const { metric, timeframe } = splitKpi(front.kpi);
  const entry = {
    ...summarize("caseStudy", slug, front, body.blocks),
    type: "caseStudy" as const,
    industry: front.industry,
    company: front.company,
    kpi: front.kpi ?? `${metric} • ${timeframe}`,
    metric,
    timeframe,
    ...(front.kpiChart && { kpiTitle: front.kpiChart.title }),
    timelineWeeks: front.timelineWeeks,
  };
  return {
    entry,
    hero: front.hero,
    ...(front.kpiChart && { kpiChart: front.kpiChart }),
    ...(front.impact && { impact: front.impact }),
    ...body,
  };
}

/** A market signal; the content shows the month of its update where there is one (spec 3). */
export function makeMarketSignal(
  slug: string,
  front: MarketSignalFront,
  body: ArticleBody,
): MarketSignalArticle {
  const publishedAt = formatMonth(front.updated ?? front.date);
  const entry = {
    ...summarize("signal", slug, front, body.blocks),
    type: "signal" as const,
    monthLabel: publishedAt,
    publishedAt,
  };
  return { entry, ...(front.report && { report: front.report }), ...body };
}

function summarize(
  type: EntryKind,
  slug: string,
  front: InsightFront | CaseStudyFront | MarketSignalFront,
  blocks: readonly Block[],
): EntrySummary {
  const category = findCategoryOfTags(front.tags);
  const badge = findBadge(front.tags);
  return {
    type,
    slug,
    title: front.title,
    summary: front.summary,
    ...(front.teaser !== undefined && { teaser: front.teaser }),
    tags: front.tags,
    date: front.date,
    ...(front.updated !== undefined && { updated: front.updated }),
    dateLabel: formatDay(front.date),
    monthLabel: formatMonth(front.date),
    featured: front.featured,
    ...(category && { category: category.label }),
    categoryId: category?.id ?? "",
    ...(badge && { badge: { id: badge.id, label: badge.label } }),
    ...(front.image !== undefined && { image: front.image }),
    illustration: front.iconVariant ?? chooseIllustration(type, front.tags, category?.label),
    author: front.author ?? siteConfig.brand,
    readMinutes: countReadMinutes(blocks),
    sample: front.sample,
  };
}
