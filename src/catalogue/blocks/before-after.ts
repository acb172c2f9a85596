import * as v from "valibot";
import type { Inline } from "./inline.ts";

/**
 * `:::before-after{caption="…"}` around a Markdown table with the columns Metric, Before, After and, if
 * wanted, Note (spec 3).
 */
export const BeforeAfterSchema = v.strictObject({ caption: v.optional(v.string()) });
export interface BeforeAfterBlock extends v.InferOutput<typeof BeforeAfterSchema> {
  type: "beforeAfter";
  rows: Array<{ metric: Inline[]; before: Inline[]; after: Inline[]; note?: Inline[] }>;
}
