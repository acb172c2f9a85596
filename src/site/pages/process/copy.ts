import * as v from "valibot";
import { PillarSchema } from "#content/entries/pillars.ts";
import { IdSchema, LinkSchema, listOf, pageCopyFields, TextSchema } from "#content/fields/fields.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

const WeeksSchema = v.pipe(v.number(), v.multipleOf(0.5, "must be a number of whole or half weeks"));

/** Weeks are numbered from 1; half weeks are allowed. */
const ProcessStepSchema = closedObject({
  /** Two digits, quoted in YAML: `"01"`. */
  id: v.pipe(v.string("must be quoted"), v.regex(/^\d\d$/, 'must be two digits in quotes, such as "01"')),
  title: TextSchema,
  pillar: PillarSchema,
  startWeek: v.pipe(WeeksSchema, v.minValue(1)),
  durationWeeks: v.pipe(WeeksSchema, v.minValue(0.5)),
  description: TextSchema,
  outcome: TextSchema,
  /** What the step costs: money, and hours of the client's team. */
  terms: v.optional(TextSchema),
});
export type ProcessStep = v.InferOutput<typeof ProcessStepSchema>;

/** A row of the table of prices. */
const EngagementSchema = closedObject({
  name: TextSchema,
  weeks: TextSchema,
  price: TextSchema,
  people: TextSchema,
  /** Slug of the case study about it. `npm run check:launch` asks for the offer's. */
  caseStudy: v.optional(IdSchema),
});

const AlternativeSchema = closedObject({ name: TextSchema, price: TextSchema, when: TextSchema });

const PricesSchema = closedObject({
  heading: TextSchema,
  lead: TextSchema,
  offer: EngagementSchema,
  cases: listOf(EngagementSchema, "case"),
  /** The offer next to what else a buyer could do. None of the four may be missing. */
  alternatives: closedObject({
    caption: TextSchema,
    hire: AlternativeSchema,
    agency: AlternativeSchema,
    tool: AlternativeSchema,
    us: AlternativeSchema,
    link: LinkSchema,
  }),
});

const TermsSchema = closedObject({
  heading: TextSchema,
  lead: v.optional(TextSchema),
  items: listOf(
    closedObject({ term: TextSchema, paragraphs: listOf(TextSchema, "paragraph"), link: LinkSchema }),
    "term",
  ),
});

/** `content/page-copy/process.yaml`: the process page (spec 2.6, 3). */
export const ProcessCopySchema = closedObject({
  ...pageCopyFields,
  title: TextSchema,
  /** Meta description; 120-155 characters. */
  description: TextSchema,
  hero: closedObject({ title: TextSchema, lead: TextSchema }),
  /** The banner between the hero and the timeline. */
  intro: TextSchema,
  /** The timeline's heading. */
  heading: TextSchema,
  legend: listOf(closedObject({ pillar: PillarSchema, text: TextSchema }), "pillar"),
  totalWeeks: v.pipe(v.number(), v.integer(), v.minValue(1)),
  steps: listOf(ProcessStepSchema, "step"),
  /** Below the timeline: what the offer and the case studies cost, and the alternatives. */
  prices: v.optional(PricesSchema),
  /** Below the prices: people, data and everything else that a buyer asks about before a call. */
  terms: v.optional(TermsSchema),
  closing: closedObject({ title: TextSchema, text: TextSchema }),
});
export type ProcessPrices = v.InferOutput<typeof PricesSchema>;
export type ProcessTerms = v.InferOutput<typeof TermsSchema>;
