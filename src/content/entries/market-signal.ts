import * as v from "valibot";
import { closedObject } from "../../schema-errors/closed-object.ts";
import { TextSchema } from "../fields.ts";
import { type ArticleBody, type EntrySummary, entryFields } from "./entry.ts";

/** Front matter of `content/market-signals/{slug}.md` (spec 3). */
export const MarketSignalSchema = closedObject({
  ...entryFields,
  /** The report that the form on the page sends. */
  report: v.optional(closedObject({ title: TextSchema, description: TextSchema })),
});

export interface MarketSignalSummary extends EntrySummary {
  type: "signal";
  /** Short month and year of the content (`Aug 2025`): of the update where there is one (spec 3). */
  publishedAt: string;
}

/** A market signal as its page gets it. */
export interface MarketSignalArticle extends ArticleBody {
  entry: MarketSignalSummary;
  report?: { title: string; description: string };
}
