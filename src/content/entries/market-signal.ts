import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import type { Block } from "../blocks/block.ts";
import type { Inline } from "../blocks/inline.ts";
import { TextSchema } from "../fields/fields.ts";
import { formatMonth } from "./dates.ts";
import { type ArticleBody, defineEntry, type EntrySummary, entryFields, summarize } from "./entry.ts";

/** A market figure and where it comes from. */
const SourceSchema = v.pipe(
  closedObject({
    figure: TextSchema,
    source: v.optional(TextSchema),
    url: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, "must start with https://"))),
  }),
  v.check(({ source, url }) => !url || source !== undefined, "must name the `source` at its `url`"),
);
type Source = v.InferOutput<typeof SourceSchema>;

/** Front matter of `content/market-signals/{slug}.md` (spec 3). */
const MarketSignalSchema = closedObject({
  ...entryFields,
  /** The report that visitors can request. */
  report: v.optional(closedObject({ title: TextSchema, description: TextSchema })),
  /** Sources of its figures; those that are named are listed after the text. */
  sources: v.optional(v.array(SourceSchema), []),
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
  make(slug, front, body, showPicture): MarketSignalArticle {
    const publishedAt = formatMonth(front.updated ?? front.date);
    const entry = {
      ...summarize("signal", slug, front, body.blocks, showPicture),
      type: "signal" as const,
      monthLabel: publishedAt,
      publishedAt,
    };
    const report = front.report && { report: front.report };
    return { entry, ...report, ...addSources(body, front.sources) };
  },
});

/**
 * Adds a 'Sources' section with the figures whose source is named; `npm run check:launch` lists the others. It consists of
 * ordinary blocks, so the report includes it too.
 */
function addSources({ headings, blocks }: ArticleBody, sources: readonly Source[]): ArticleBody {
  const named = sources.flatMap(({ source, ...figure }) => (source ? [{ ...figure, source }] : []));
  if (named.length === 0) return { headings, blocks };
  const heading = { id: "sources-of-figures", level: 2 as const };
  const text = "Sources";
  return {
    headings: [...headings, { ...heading, text }],
    blocks: [
      ...blocks,
      { type: "heading", ...heading, children: [{ type: "text", text }] },
      { type: "list", ordered: false, points: named.map((source) => [describeSource(source)]) },
    ],
  };
}

function describeSource({ figure, source, url }: Source & { source: string }): Block {
  const name: Inline = { type: "text", text: source };
  const linked: Inline = url ? { type: "link", href: url, children: [name] } : name;
  return { type: "paragraph", children: [{ type: "text", text: `${figure}: ` }, linked] };
}
