import * as v from "valibot";
import { IdSchema, listOf, pageCopyFields, TextSchema } from "../../content/fields.ts";
import { PillarSchema, pillars } from "../../content/pillars.ts";
import { closedObject } from "../../schema-errors/closed-object.ts";

const CardSchema = closedObject({
  title: TextSchema,
  paragraphs: listOf(TextSchema, "paragraph"),
});

/** `content/page-copy/about.yaml`: the About page (spec 2.5). Its six motions are the impact areas, its four steps the approach. */
export const AboutCopySchema = closedObject({
  ...pageCopyFields,
  /** Title of the page, and its meta description (120-155 characters). */
  title: TextSchema,
  description: TextSchema,
  hero: closedObject({ title: TextSchema, lead: TextSchema }),
  /** What We Bring To The Table. */
  bring: closedObject({
    heading: TextSchema,
    lead: TextSchema,
    pillars: listOf(closedObject({ id: IdSchema, title: TextSchema, body: TextSchema }), "pillar"),
  }),
  quote: closedObject({ text: TextSchema, cite: TextSchema }),
  /** Label of the button that scrolls to the motions. */
  motionsButton: TextSchema,
  /** The sentence under the heading of the motions, as this page puts it. */
  motionsLead: TextSchema,
  /** The band of figures. */
  stats: listOf(closedObject({ value: TextSchema, label: TextSchema }), "figure"),
  why: CardSchema,
  commitment: CardSchema,
});
export type AboutCopy = v.InferOutput<typeof AboutCopySchema>;

/** One step of the execution model. */
const ApproachStepSchema = closedObject({
  id: IdSchema,
  title: PillarSchema,
  /** One sentence: on the closed accordion, and first in the open one. */
  summary: TextSchema,
  /** Our work in this step. */
  points: listOf(TextSchema, "point"),
  /** The client's result of this step. */
  outcome: TextSchema,
});
export type ApproachStep = v.InferOutput<typeof ApproachStepSchema>;

/** `content/page-copy/approach.yaml`: the approach selector, always four steps (spec 1, 2.5, 4.4). */
export const ApproachCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  steps: v.pipe(
    v.array(ApproachStepSchema),
    v.length(pillars.length, `must have exactly ${pillars.length} steps`),
  ),
});
export type ApproachCopy = v.InferOutput<typeof ApproachCopySchema>;
