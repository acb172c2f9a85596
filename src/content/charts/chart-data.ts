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

/** Everything a drawing needs. A browser reads it from the figure's text, `data-…` attributes and table. */
export interface Chart {
  kind: ChartKind;
  title: string;
  data: ChartData;
  /** The unit of the values: `$ per meeting`. */
  unit?: string | undefined;
  /** The horizontal axis: `Months of search`. */
  x?: string | undefined;
  /** The marked value on a line chart's axis. */
  mark?: string | undefined;
  /** The text on either side of the mark: `before | after`. */
  note?: string | undefined;
  scale?: "log" | undefined;
  /** Two rows to compare by a factor: `1 4`. */
  factor?: string | undefined;
}

/** Keeps sums and differences of values finite. */
const LIMIT = 1e15;

// `$1.185` isn't read, because it is $1,185 in other countries.
const number = String.raw`(?![$€£][-−]?\d{1,3}\.\d{3}(?!\d))(?:[$€£]([-−]?))?((?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?|\.\d+)`;
const amount = String.raw`([-−+]?)[~≈<>]?${number}(e[-+]?\d+)?([kKM]?)(?:\s?%)?`;
const cellPattern = new RegExp(
  String.raw`^${amount}(?:\s?(?:–|-|to)\s?${amount})?(?:[x×]|\s(\p{L}[\p{L}\s/-]*))?$`,
  "u",
);
const factors: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6 };

/** Reads a chart's data from the text of its table, on the server and in a browser. */
export function readChartData(columns: readonly string[], rows: ReadonlyArray<readonly string[]>): ChartData {
  return {
    columns: columns.map((text) => text.trim()),
    rows: rows.map((row) => columns.map((_, index) => readChartCell(row[index] ?? ""))),
  };
}

/** Reads `$1,185`, `−54k`, `40%`, `2.1 months`, `5–48%`. The text must be nothing else. */
export function readChartCell(written: string): ChartCell {
  const text = written.replace(/\s+/g, " ").trim();
  const found = cellPattern.exec(text);
  if (!found) return { text };
  const [value = 0, high] = [1, 6].map((at) => readAmount(found.slice(at, at + 5)));
  if (high === undefined) return { text, value };
  return { text, value: Math.min(value, high), high: Math.max(value, high) };
}

/** The sign (`$`, `%`, `x`) and the words that follow the number; both can be empty. */
export function readUnit(text: string): { sign: string; words: string } {
  return { sign: /[$€£%]|[x×]$/.exec(text)?.[0] ?? "", words: cellPattern.exec(text)?.[11] ?? "" };
}

function readAmount([sign, inner, digits, exponent = "", factor = ""]: (string | undefined)[]):
  | number
  | undefined {
  if (!digits) return undefined;
  const size = Number(digits.replaceAll(",", "") + exponent) * (factors[factor] ?? 1);
  const value = /[-−]/.test(`${sign}${inner}`) ? -size : size;
  return Math.max(-LIMIT, Math.min(LIMIT, value));
}

/** All numbers in the columns after the first, including both ends of ranges. */
export function listValues({ rows }: ChartData): number[] {
  return rows.flatMap((row) =>
    row.slice(1).flatMap(({ value, high }) => [value, high].filter((number) => number !== undefined)),
  );
}
