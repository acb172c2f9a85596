import type { Table } from "mdast";
import type { Chart } from "../../charts/chart-data.ts";
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

function checkCells({ kind, data }: Chart, table: Table, reader: Reader): void {
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
        const fix =
          "write nothing but a number, such as 12, $1,185, 40%, 10k or 1.2M, and its unit in `unit` or the column's heading";
        reader.report(at, `"${text}" is not a number`, fix);
      } else if (high !== undefined && kind !== "bars") {
        const fix = 'write one number, or use `kind="bars"`';
        reader.report(at, `a ${kind} chart can't show the range "${text}"`, fix);
      }
    }
  }
}

function checkMark({ mark, kind, data }: Chart, directive: BlockDirective, reader: Reader): void {
  if (mark === undefined || data.rows.length === 0) return;
  if (kind !== "lines") {
    reader.report(directive, `a ${kind} chart has no axis for \`mark\``, "remove `mark`");
    return;
  }
  const { min, max } = horizontalAxis(data);
  if (mark.value !== undefined && mark.value >= min && mark.value <= max) return;
  const problem = `\`mark\` "${mark.text}" is outside the axis, which goes from ${min} to ${max}`;
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
