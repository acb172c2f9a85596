import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { KpiChartSchema } from "../blocks/kpi-chart/kpi-chart.ts";
import { TextSchema } from "../fields/fields.ts";
import { type ArticleBody, defineEntry, type EntrySummary, entryFields, summarize } from "./entry.ts";

/** Title, summary and meta row come from the entry (spec 3). */
const CaseStudyHeroSchema = closedObject({
  align: v.optional(v.picklist(["center", "left"]), "left"),
  /** A headline figure in the hero. */
  kpiOverlay: v.optional(closedObject({ headline: TextSchema, subtext: TextSchema })),
});

/** Front matter of `content/case-studies/{slug}.md` (spec 3). */
const CaseStudySchema = closedObject({
  ...entryFields,
  industry: TextSchema,
  /** The kind of company, never a real name: `Series B HR software`. */
  company: TextSchema,
  /** `metric • timeframe`, for example `+387% • 6 Weeks`. */
  kpi: v.optional(TextSchema),
  /** What the headline number counts: unit, base, window and evidence grade, in one or two sentences. */
  definition: TextSchema,
  /** Length of the engagement, in weeks. */
  timelineWeeks: v.pipe(v.number(), v.minValue(0.5)),
  hero: v.optional(CaseStudyHeroSchema, {}),
  /** The chart beside the title. */
  kpiChart: v.optional(KpiChartSchema),
  /** The banner under the hero: a headline metric and a 'Why it matters' line (spec 2.9). */
  impact: v.optional(closedObject({ metric: TextSchema, label: TextSchema, whyItMatters: TextSchema })),
});
export type CaseStudyHero = v.InferOutput<typeof CaseStudyHeroSchema>;

export interface CaseStudySummary extends EntrySummary {
  type: "caseStudy";
  industry: string;
  company: string;
  kpi: string;
  /** Text before ` • ` in `kpi`, or its fallback. */
  metric: string;
  /** Text after ` • ` in `kpi`, or its fallback. */
  timeframe: string;
  /** What `metric` counts: the title of its chart. */
  metricLabel?: string;
  timelineWeeks: number;
}

export interface CaseStudyArticle extends ArticleBody {
  entry: CaseStudySummary;
  definition: string;
  hero: CaseStudyHero;
  kpiChart?: v.InferOutput<typeof KpiChartSchema>;
  impact?: { metric: string; label: string; whyItMatters: string };
}

export const caseStudy = defineEntry({
  schema: CaseStudySchema,
  make(slug, front, body, showPicture): CaseStudyArticle {
    const { metric, timeframe } = splitKpi(front.kpi);
    const entry = {
      ...summarize("caseStudy", slug, front, body.blocks, showPicture),
      type: "caseStudy" as const,
      industry: front.industry,
      company: front.company,
      kpi: front.kpi ?? `${metric} • ${timeframe}`,
      metric,
      timeframe,
      ...(front.kpiChart?.growthBadge === metric && { metricLabel: front.kpiChart.title }),
      timelineWeeks: front.timelineWeeks,
    };
    return {
      entry,
      definition: front.definition,
      hero: front.hero,
      ...(front.kpiChart && { kpiChart: front.kpiChart }),
      ...(front.impact && { impact: front.impact }),
      ...body,
    };
  },
});

/** For parts that `kpi` lacks (spec 2.8). */
const fallbacks = { metric: "+25%", timeframe: "2 Months" };

function splitKpi(kpi: string | undefined): { metric: string; timeframe: string } {
  const [metric = "", timeframe = ""] = (kpi ?? "").split(" • ").map((part) => part.trim());
  return { metric: metric || fallbacks.metric, timeframe: timeframe || fallbacks.timeframe };
}
