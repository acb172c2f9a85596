/** A cell of a chart's table: its text as shown, and the numbers in it. */
export interface ChartCell {
  text: string;
  /** Absent if the text isn't a number. */
  value?: number;
  /** The upper end of a range: 48 in `5–48%`. */
  high?: number;
}

export interface ChartData {
  columns: string[];
  /** The first cell of a row is its label. */
  rows: ChartCell[][];
}

export const chartKinds = ["lines", "bars", "cells", "waterfall"] as const;
export type ChartKind = (typeof chartKinds)[number];

/** Everything a drawing needs. A browser reads it from the figure's text, attributes, and numbers (`<data value>`). */
export interface Chart {
  kind: ChartKind;
  title: string;
  data: ChartData;
  /** Written before (`$`) or after (`%`) the numbers of an axis. */
  sign?: string | undefined;
  /** The unit of the values: `$ per meeting`. */
  unit?: string | undefined;
  /** The horizontal axis: `Months of search`. */
  x?: string | undefined;
  /** The marked value on a line chart's axis. */
  mark?: ChartCell | undefined;
  /** The text on either side of the mark: `before | after`. */
  note?: string | undefined;
  scale?: "log" | undefined;
  /** Numbers of the two rows whose ratio a bar chart shows: `1 4`. */
  factor?: string | undefined;
}

/** Keeps sums and differences of values finite. */
const LIMIT = 1e15;

/** Makes a cell of its text and its numbers: none, one, or the two of a range. `NaN` is a result without a value. */
export function makeCell(written: string, numbers: readonly number[]): ChartCell {
  const text = written.replace(/\s+/g, " ").trim();
  const [value, high] = numbers.map((number) => Math.max(-LIMIT, Math.min(LIMIT, number)));
  if (value === undefined || numbers.some(Number.isNaN)) return { text };
  if (high === undefined) return { text, value };
  return { text, value: Math.min(value, high), high: Math.max(value, high) };
}

/** All numbers in the columns after the first, including both ends of ranges. */
export function listValues({ rows }: ChartData): number[] {
  return rows.flatMap((row) =>
    row.slice(1).flatMap(({ value, high }) => [value, high].filter((number) => number !== undefined)),
  );
}
