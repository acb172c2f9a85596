import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { panelFields } from "./panel.ts";

/** One testimonial (spec 3). While it is a sample, `name` is a role and `title` a kind of company. */
const TestimonialSchema = v.strictObject({
  name: TextSchema,
  title: TextSchema,
  /** 20-50 words: three cards share a row. */
  message: TextSchema,
});
export type Testimonial = v.InferOutput<typeof TestimonialSchema>;

/** `content/page-copy/testimonials.yaml`: six voices, three a page (spec 1, 9). */
export const TestimonialsPanelSchema = v.strictObject({
  ...panelFields,
  heading: TextSchema,
  lead: TextSchema,
  cards: v.pipe(v.array(TestimonialSchema), v.minLength(1, "must hold at least one card")),
});
export type TestimonialsPanel = v.InferOutput<typeof TestimonialsPanelSchema>;
