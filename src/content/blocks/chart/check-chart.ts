import type { Table } from "mdast";
import { readMark } from "../../charts/axis.ts";
import { type Chart, readUnit } from "../../charts/chart-data.ts";
import { horizontalAxis } from "../../charts/lines.ts";
import type { BlockDirective, BlockReader } from "../block-definition.ts";

type Reader = BlockReader<unknown>;
interface Source {
  directive: BlockDirective;
  table: Table;
}

/** The table that each kind expects. */
const shapes: Record<
  Chart["kind"],
  { columns: [min: number, max: number]; rows: [number, number]; words: string }
> = {
  lines: {
    columns: [2, 5],
    rows: [2, 60],
    words: "`| Month | Build | Partner |`: up to four lines, a row for each point",
  },
  bars: { columns: [2, 4], rows: [1, 12], words: "`| Source | Cost |`: up to three bars a row" },
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
};

/** Reports anything that would keep the chart from being drawn. */
export function checkChart(chart: Chart, { directive, table }: Source, reader: Reader): void {
  checkShape(chart, table, reader);
  checkCells(chart, table, reader);
  checkMark(chart, directive, reader);
  checkFactor(chart, directive, reader);
}

function checkShape({ kind, data }: Chart, table: Table, reader: Reader): void {
  const { columns, rows, words } = shapes[kind];
  const [width, height] = [data.columns.length, data.rows.length];
  const fits = (count: number, [min, max]: [number, number]) => count >= min && count <= max;
  // A table without rows has already been reported.
  if (height === 0 || (fits(width, columns) && fits(height, rows))) return;
  const size = `${width} ${width === 1 ? "column" : "columns"} and ${height} ${height === 1 ? "row" : "rows"}`;
  reader.report(table, `a ${kind} chart can't show ${size}`, `write ${words}`);
}

/** Others might change the number: `million`, `dozen`, `of`. */
const plainUnits = /^(second|minute|hour|day|week|month|quarter|year|percent)$/;

function checkCells({ kind, data, unit = "" }: Chart, table: Table, reader: Reader): void {
  const units = new Map<number, { text: string; own: string }>();
  for (const [index, row] of data.rows.entries()) {
    const [previous, current] = [data.rows[index - 1]?.[0]?.value, row[0]?.value];
    if (kind === "lines" && previous !== undefined && current !== undefined && current <= previous) {
      const at = table.children[index + 1] ?? table;
      const fix = "sort the rows by the first column, one row for each point";
      reader.report(at, `${row[0]?.text} comes after ${data.rows[index - 1]?.[0]?.text}`, fix);
    }
    for (const [column, { text, value, high }] of row.entries()) {
      const isLabel = column === 0 && kind !== "lines";
      // A line can start late or end early.
      const isOmitted = text === "" && (kind === "lines" ? column > 0 : column > 2);
      if (isLabel || isOmitted) continue;
      const at = table.children[index + 1]?.children[column] ?? table;
      if (value === undefined) {
        const fix = "write nothing but a number, such as 12, $1,185, 40%, 2.1 months, 10k or 1.2M";
        reader.report(at, `"${text}" is not a number`, fix);
      } else if (high !== undefined && kind !== "bars") {
        const fix = 'write one number, or use `kind="bars"`';
        reader.report(at, `a ${kind} chart can't show the range "${text}"`, fix);
      }
      const { sign, words } = readUnit(text);
      const known = wordsOf(`${data.columns[column]} ${unit}`);
      const unknown = wordsOf(words).find((word) => !plainUnits.test(word) && !known.includes(word));
      if (unknown !== undefined) {
        const fix =
          "write the number alone (1.2M for 1.2 million), and its unit in `unit` or the column's heading";
        reader.report(at, `"${unknown}" in "${text}" is not read`, fix);
        continue;
      }
      const own = sign + wordsOf(words).join(" ");
      const first = units.get(column) ?? { text, own };
      if (own !== "") units.set(column, first);
      if (own !== "" && own !== first.own)
        reader.report(at, `"${text}" has another unit than "${first.text}"`, "write both in the same unit");
    }
  }
}

/** Lowercase words without a plural s. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?<=..)s$/, ""));
}

function checkMark(chart: Chart, directive: BlockDirective, reader: Reader): void {
  const { mark, kind, data } = chart;
  if (mark === undefined || data.rows.length === 0) return;
  if (kind !== "lines") {
    reader.report(directive, `a ${kind} chart has no axis for \`mark\``, "remove `mark`");
    return;
  }
  const { min, max } = horizontalAxis(data);
  const value = readMark(chart);
  if (value !== undefined && value >= min && value <= max) return;
  const problem = `\`mark\` "${mark}" is outside the axis, which goes from ${min} to ${max}`;
  reader.report(directive, problem, `write a number from ${min} to ${max}`);
}

function checkFactor({ factor, data }: Chart, directive: BlockDirective, reader: Reader): void {
  if (factor === undefined) return;
  const isRow = (row: string) => Number(row) >= 1 && Number(row) <= data.rows.length;
  if (factor.split(" ").every(isRow)) return;
  reader.report(
    directive,
    `\`factor\` "${factor}" names a row that doesn't exist`,
    `write two of the rows 1 to ${data.rows.length}`,
  );
}
