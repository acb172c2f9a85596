import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { type Chart, chartKinds } from "../../charts/chart-data.ts";
import { type BlockDefinition, joinParagraphs } from "../block-definition.ts";
import { inlineText } from "../inline.ts";
import { QuotingTextSchema } from "../quote-marks.ts";
import { findTable, readMarkdownTable, type TableBlock } from "../table/table.ts";
import { markNumbers, readCell } from "./chart-numbers.ts";
import { checkChart } from "./check-chart.ts";

/** `:::chart{kind="bars" title="…" see="…"}` around the table that it draws. */
const ChartSchema = closedObject({
  kind: v.picklist(chartKinds),
  /** The finding, which is the chart's heading. */
  see: v.pipe(v.string(), v.nonEmpty("must say what to see in the chart"), QuotingTextSchema),
  /** What is drawn; together with `unit`, the line below the finding. */
  title: QuotingTextSchema,
  unit: v.optional(v.string()),
  source: v.optional(v.string()),
  x: v.optional(v.string()),
  mark: v.optional(QuotingTextSchema),
  note: v.optional(v.string()),
  scale: v.optional(v.picklist(["log"])),
  factor: v.optional(v.pipe(v.string(), v.regex(/^\d+ \d+$/, "must be two row numbers, such as `1 4`"))),
});
type ChartAttributes = v.InferOutput<typeof ChartSchema>;
export interface ChartBlock extends ChartAttributes {
  type: "chart";
  table: TableBlock;
  /** Currency or `%` of the values. */
  sign?: string;
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
      const block = makeChart(attributes, read);
      checkChart(readChart(block), { directive, table }, reader);
      return block;
    },
  },
  texts: ({ see, title, table, source = "" }, textsOf) => [
    inlineText(see),
    inlineText(title),
    ...textsOf([table]),
    source,
  ],
  plainText: ({ see, title, table, source }, { inlines, blocks }) =>
    joinParagraphs(inlines(see), inlines(title), blocks([table]), source && `Source: ${source}`),
};

export function makeChart(attributes: ChartAttributes, table: TableBlock): ChartBlock {
  const { mark } = attributes;
  const values = table.rows
    .flatMap(([, ...cells]) => cells.map(inlineText))
    .filter((text) => /\d/.test(text));
  const sign = /[$€£]/.exec(values[0] ?? "")?.[0] ?? (values.every((text) => /\d%/.test(text)) ? "%" : "");
  return {
    type: "chart",
    ...attributes,
    ...(mark && { mark: markNumbers(mark) }),
    table: { ...table, rows: table.rows.map((row) => row.map(markNumbers)) },
    ...(sign && { sign }),
  };
}

/** Combines the block's attributes with the data in its table. */
export function readChart({
  table,
  type: _,
  see: __,
  source: ___,
  title,
  mark,
  ...settings
}: ChartBlock): Chart {
  return {
    ...settings,
    title: inlineText(title),
    ...(mark && { mark: readCell(mark) }),
    data: {
      columns: table.columns.map(({ label }) => inlineText(label).trim()),
      rows: table.rows.map((row) => row.map(readCell)),
    },
  };
}
