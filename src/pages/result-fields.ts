import * as v from "valibot";
import { IdSchema, TextSchema } from "../content/fields.ts";

/** What makes a headline number checkable. */
export const resultFields = {
  /** What is counted, from which base ("base not recorded" if there is none), over which window. */
  definition: v.optional(TextSchema),
  /** Slug of the case study that comes closest. */
  caseStudy: v.optional(IdSchema),
};
