import * as v from "valibot";
import type { Inline } from "./inline.ts";

/** A Markdown table, alone or with a caption: `:::table{caption="The weekly rhythm"}` (spec 3). */
export const TableSchema = v.strictObject({ caption: v.optional(v.string()) });
export interface TableBlock extends v.InferOutput<typeof TableSchema> {
  type: "table";
  columns: Array<{ label: Inline[]; align: "left" | "center" | "right" }>;
  rows: Inline[][][];
}
