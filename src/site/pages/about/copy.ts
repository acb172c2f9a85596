import * as v from "valibot";
import { PillarSchema, pillars } from "#content/entries/pillars.ts";
import { IdSchema, listOf, pageCopyFields, resultFields, TextSchema } from "#content/fields/fields.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

const CardSchema = closedObject({
  title: TextSchema,
  paragraphs: listOf(TextSchema, "paragraph"),
});

/**
 * `content/page-copy/about.yaml`: the About page (spec 2.5). Its motions are in `impact-areas.yaml`, and its
 * steps are in `approach.yaml`.
 */
export const AboutCopySchema = closedObject({
  ...pageCopyFields,
  title: TextSchema,
  /** Meta description; 120-155 characters. */
  description: TextSchema,
  hero: closedObject({ title: TextSchema, lead: TextSchema }),
  bring: closedObject({
    heading: TextSchema,
    lead: v.optional(TextSchema),
    pillars: listOf(closedObject({ id: IdSchema, title: TextSchema, body: TextSchema }), "pillar"),
  }),
  /** Above the people in `content/people`; not shown without them. */
  people: closedObject({ heading: TextSchema, lead: TextSchema }),
  quote: closedObject({ text: TextSchema, cite: TextSchema }),
  /** Label for the button that scrolls to the motions. */
  motionsButton: TextSchema,
  motionsLead: TextSchema,
  stats: listOf(closedObject({ value: TextSchema, label: TextSchema, ...resultFields }), "figure"),
  why: CardSchema,
  commitment: CardSchema,
});
export type AboutCopy = v.InferOutput<typeof AboutCopySchema>;

const ApproachStepSchema = closedObject({
  id: IdSchema,
  title: PillarSchema,
  /** One sentence. */
  summary: TextSchema,
  points: listOf(TextSchema, "point"),
  /** The client's result. */
  outcome: TextSchema,
});
export type ApproachStep = v.InferOutput<typeof ApproachStepSchema>;

/** `content/page-copy/approach.yaml`: the approach selector, which always has four steps (spec 1, 2.5). */
export const ApproachCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  steps: v.pipe(
    v.array(ApproachStepSchema),
    v.length(pillars.length, `must have exactly ${pillars.length} steps`),
  ),
});
