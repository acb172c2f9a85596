import * as v from "valibot";
import { IdSchema, TextSchema } from "../content/fields.ts";

/** What makes a headline number checkable. */
export const resultFields = {
  /** What is counted, relative to what ("base not recorded" if unknown), and over what period. */
  definition: v.optional(TextSchema),
  /** Slug of the most similar case study. */
  caseStudy: v.optional(IdSchema),
};
