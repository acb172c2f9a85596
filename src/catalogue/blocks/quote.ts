import * as v from "valibot";

/** `:::quote{cite="VP Sales, Series B HR software"}` around the words (spec 3). `> ` makes one without a cite. */
export const QuoteSchema = v.strictObject({ cite: v.optional(v.string()) });
export interface QuoteBlock<Child> extends v.InferOutput<typeof QuoteSchema> {
  type: "quote";
  children: Child[];
}
