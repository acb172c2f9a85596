import * as v from "valibot";
import { closedObject } from "../../schema-errors/closed-object.ts";
import { formatMonth } from "../dates.ts";
import { TextSchema } from "../fields.ts";
import { type ArticleBody, defineEntry, type EntrySummary, entryFields, summarize } from "./entry.ts";

/** Front matter of `content/market-signals/{slug}.md` (spec 3). */
const MarketSignalSchema = closedObject({
  ...entryFields,
  /** The report that visitors can request. */
  report: v.optional(closedObject({ title: TextSchema, description: TextSchema })),
});

export interface MarketSignalSummary extends EntrySummary {
  type: "signal";
  /** Month of the last update, or of publication if there was none: `Aug 2025` (spec 3). */
  publishedAt: string;
}

export interface MarketSignalArticle extends ArticleBody {
  entry: MarketSignalSummary;
  report?: { title: string; description: string };
}

export const marketSignal = defineEntry({
  schema: MarketSignalSchema,
  make(slug, front, body): MarketSignalArticle {
    const publishedAt = formatMonth(front.updated ?? front.date);
    const entry = {
      ...summarize("signal", slug, front, body.blocks),
      type: "signal" as const,
      monthLabel: publishedAt,
      publishedAt,
    };
    return { entry, ...(front.report && { report: front.report }), ...body };
  },
});
