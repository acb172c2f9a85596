import * as v from "valibot";
import { PillarSchema } from "#content/entries/pillars.ts";
import { listOf, pageCopyFields, TextSchema } from "#content/fields/fields.ts";
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

const TermsSchema = closedObject({
  heading: TextSchema,
  lead: TextSchema,
  items: listOf(closedObject({ term: TextSchema, paragraphs: listOf(TextSchema, "paragraph") }), "term"),
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
  /** Below the timeline: price, people, data and everything else that a buyer asks about before a call. */
  terms: v.optional(TermsSchema),
  closing: closedObject({ title: TextSchema, text: TextSchema }),
});
export type ProcessTerms = v.InferOutput<typeof TermsSchema>;
