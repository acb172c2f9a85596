import * as v from "valibot";
import { listOf, pageCopyFields, TextSchema } from "../../content/fields.ts";
import { PillarSchema } from "../../content/pillars.ts";
import { closedObject } from "../../schema-errors/closed-object.ts";

const WeeksSchema = v.pipe(v.number(), v.multipleOf(0.5, "must be a number of whole or half weeks"));

/** One step (spec 3). Weeks count from 1; halves are allowed. */
const ProcessStepSchema = closedObject({
  /** Two digits, quoted in YAML: `"01"`. */
  id: v.pipe(v.string("must be quoted"), v.regex(/^\d\d$/, 'must be two digits in quotes, such as "01"')),
  title: TextSchema,
  pillar: PillarSchema,
  startWeek: v.pipe(WeeksSchema, v.minValue(1)),
  durationWeeks: v.pipe(WeeksSchema, v.minValue(0.5)),
  description: TextSchema,
  outcome: TextSchema,
});
export type ProcessStep = v.InferOutput<typeof ProcessStepSchema>;

/** `content/page-copy/process.yaml`: the process page (spec 2.6, 3). */
export const ProcessCopySchema = closedObject({
  ...pageCopyFields,
  /** Title of the page, and its meta description (120-155 characters). */
  title: TextSchema,
  description: TextSchema,
  hero: closedObject({ title: TextSchema, lead: TextSchema }),
  /** Text of the banner between hero and timeline. */
  intro: TextSchema,
  /** Heading of the timeline. */
  heading: TextSchema,
  /** Legend of the pillars. */
  legend: listOf(closedObject({ pillar: PillarSchema, text: TextSchema }), "pillar"),
  /** Length of the scale, in weeks. */
  totalWeeks: v.pipe(v.number(), v.integer(), v.minValue(1)),
  steps: listOf(ProcessStepSchema, "step"),
  closing: closedObject({ title: TextSchema, text: TextSchema }),
});
export type ProcessCopy = v.InferOutput<typeof ProcessCopySchema>;
