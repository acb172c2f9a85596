import type { Table } from "mdast";
import * as v from "valibot";
import { closedObject } from "../../../schema-errors/closed-object.ts";
import { type BlockDefinition, type BlockReader, joinParagraphs } from "../block-definition.ts";
import { inlineText } from "../inline.ts";
import {
  readMarkdownTable,
  reportNoTable,
  reportOthers,
  splitTable,
  type TableBlock,
  writeRecords,
} from "../table/table.ts";
import { markAxis } from "./axis.ts";
import { type Chart, chartKinds, readChartData } from "./chart-data.ts";

/** A drawing of a table: `:::chart{kind="bars" title="…" see="…"}` around it. */
const ChartSchema = closedObject({
  kind: v.picklist(chartKinds),
  title: v.pipe(v.string(), v.nonEmpty()),
  /** The caption: what to see in the drawing. */
  see: v.pipe(v.string(), v.nonEmpty("must say what to see in the chart")),
  unit: v.optional(v.string()),
  x: v.optional(v.string()),
  mark: v.optional(v.string()),
  note: v.optional(v.string()),
  scale: v.optional(v.picklist(["linear", "log"])),
  factor: v.optional(v.pipe(v.string(), v.regex(/^\d+ \d+$/, "must be two row numbers, such as `1 4`"))),
});
export interface ChartBlock extends v.InferOutput<typeof ChartSchema> {
  type: "chart";
  table: Omit<TableBlock, "type">;
}

/** The table that each kind needs. */
const shapes: Record<
  Chart["kind"],
  { columns: [least: number, most: number]; rows: [number, number]; words: string }
> = {
  lines: {
    columns: [2, 5],
    rows: [2, 60],
    words: "`| Month | Build | Partner |`: up to four lines, a row for each point",
  },
  bars: { columns: [2, 4], rows: [1, 12], words: "`| Source | Cost |`: up to three bars a row" },
  dots: {
    columns: [2, 3],
    rows: [1, 120],
    words: "`| Week | Calls |`: a dot for each row; or `| Way | Found | Of |`: a dot for each unit",
  },
  cells: {
    columns: [2, 3],
    rows: [2, 5],
    words: "`| Class | Count |`, and a third column for rings: two to five classes",
  },
  waterfall: {
    columns: [2, 2],
    rows: [3, 8],
    words: "`| Step | Change |`: the start, one to six changes, the end",
  },
  gantt: {
    columns: [3, 4],
    rows: [1, 12],
    words: "`| Task | Start | Length |`, and a fourth column for ticks",
  },
  "two-by-two": { columns: [3, 3], rows: [2, 2], words: "`| | Yes | No |` and two rows" },
};

export const chart: BlockDefinition<ChartBlock> = {
  directive: {
    name: "chart",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, ChartSchema);
      const { table, others } = splitTable(directive);
      reportOthers(others, directive, reader);
      if (!table) return reportNoTable(directive, reader);
      const { type: _, ...read } = readMarkdownTable(table, reader);
      if (!attributes) return undefined;
      const block: ChartBlock = { type: "chart", ...attributes, table: read };
      checkShape(block, table, reader);
      checkCells(block, table, reader);
      checkMark(block, table, reader);
      return block;
    },
  },
  texts: ({ title, see, table: { columns, rows } }) => [
    title,
    see,
    ...columns.map(({ label }) => inlineText(label)),
    ...rows.flat().map(inlineText),
  ],
  plainText({ title, see, table: { columns, rows } }, { inlines }) {
    const names = columns.map(({ label }) => inlines(label));
    return joinParagraphs(
      title,
      writeRecords(
        names,
        rows.map((row) => row.map(inlines)),
      ),
      see,
    );
  },
};

/** Joins what the block says with the numbers in its table. */
export function readChart({ table, type: _, see: __, ...settings }: ChartBlock): Chart {
  const columns = table.columns.map(({ label }) => inlineText(label));
  return {
    ...settings,
    data: readChartData(
      columns,
      table.rows.map((row) => row.map(inlineText)),
    ),
  };
}

function checkShape({ kind, table }: ChartBlock, at: Table, reader: BlockReader<unknown>): void {
  const { columns, rows, words } = shapes[kind];
  const fits = (count: number, [least, most]: [number, number]) => count >= least && count <= most;
  if (fits(table.columns.length, columns) && (table.rows.length === 0 || fits(table.rows.length, rows)))
    return;
  const problem = `a ${kind} chart can't show ${table.columns.length} columns and ${table.rows.length} rows`;
  reader.report(at, problem, `write ${words}`);
}

function checkCells(block: ChartBlock, at: Table, reader: BlockReader<unknown>): void {
  const { kind, data } = readChart(block);
  for (const [index, row] of data.rows.entries()) {
    for (const [column, { text, value, high }] of row.entries()) {
      // A line can start late or end early.
      if (column === 0 || (text === "" && (kind === "lines" || column > 2))) continue;
      const place = at.children[index + 1]?.children[column] ?? at;
      if (value === undefined)
        reader.report(
          place,
          `"${text}" is not a number to draw`,
          "write a number, such as 12, $1,185, 40% or 2.1 months",
        );
      else if (high !== undefined && kind !== "bars")
        reader.report(
          place,
          `a ${kind} chart can't show the range "${text}"`,
          'write one number, or use `kind="bars"`',
        );
    }
  }
}

function checkMark(block: ChartBlock, at: Table, reader: BlockReader<unknown>): void {
  const { mark, kind } = block;
  if (mark === undefined || (kind === "lines" && mark === "crossing")) return;
  if (kind === "two-by-two") {
    if (!/^[12] [12]$/.test(mark))
      reader.report(at, `\`mark\` is "${mark}"`, "write the row and the column to mark, such as `1 2`");
    return;
  }
  const axis = markAxis(readChart(block));
  if (!axis) {
    reader.report(at, `a ${kind} chart has no axis for \`mark\``, "remove `mark`");
    return;
  }
  const value = Number(mark);
  if (mark.trim() === "" || !Number.isFinite(value) || value < axis.min || value > axis.max) {
    const ends = `from ${axis.min} to ${axis.max}`;
    const crossing = kind === "lines" ? ", or `crossing`" : "";
    reader.report(
      at,
      `\`mark\` "${mark}" is outside the axis, which goes ${ends}`,
      `write a number ${ends}${crossing}`,
    );
  }
}
