import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { type Chart, chartKinds, readChartData } from "../../charts/chart-data.ts";
import { type BlockDefinition, joinParagraphs } from "../block-definition.ts";
import { inlineText } from "../inline.ts";
import { InlineTextSchema } from "../result-marks.ts";
import { findTable, readMarkdownTable, type TableBlock } from "../table/table.ts";
import { checkChart } from "./check-chart.ts";

/** `:::chart{kind="bars" title="…" see="…"}` around the table that it draws. */
const ChartSchema = closedObject({
  kind: v.picklist(chartKinds),
  title: InlineTextSchema,
  /** The caption, which says what to look for in the drawing. */
  see: v.pipe(v.string(), v.nonEmpty("must say what to look for in the chart"), InlineTextSchema),
  unit: v.optional(v.string()),
  x: v.optional(v.string()),
  mark: v.optional(InlineTextSchema),
  note: v.optional(v.string()),
  scale: v.optional(v.picklist(["log"])),
  factor: v.optional(v.pipe(v.string(), v.regex(/^\d+ \d+$/, "must be two row numbers, such as `1 4`"))),
});
export interface ChartBlock extends v.InferOutput<typeof ChartSchema> {
  type: "chart";
  table: TableBlock;
}

export const chart: BlockDefinition<ChartBlock, TableBlock> = {
  directive: {
    name: "chart",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, ChartSchema);
      const table = findTable(directive, reader);
      if (!table) return undefined;
      const read = readMarkdownTable(table, reader);
      if (!attributes) return undefined;
      const block: ChartBlock = { type: "chart", ...attributes, table: read };
      checkChart(readChart(block), { directive, table }, reader);
      return block;
    },
  },
  texts: ({ title, see, table }, textsOf) => [inlineText(title), inlineText(see), ...textsOf([table])],
  plainText: ({ title, see, table }, { inlines, blocks }) =>
    joinParagraphs(inlines(title), blocks([table]), inlines(see)),
};

/** Combines the block's attributes with the data in its table. */
export function readChart({ table, type: _, see: __, title, mark, ...settings }: ChartBlock): Chart {
  const columns = table.columns.map(({ label }) => inlineText(label));
  return {
    ...settings,
    title: inlineText(title),
    ...(mark && { mark: inlineText(mark) }),
    data: readChartData(
      columns,
      table.rows.map((row) => row.map(inlineText)),
    ),
  };
}
