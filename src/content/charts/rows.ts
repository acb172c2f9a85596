import { round } from "#platform/ui/drafting/svg-paths.ts";
import type { Axis } from "./axis.ts";
import type { Chart } from "./chart-data.ts";
import { breakWords, type Drawn, LINE, path, type Shapes, type Sheet, widestOf, words } from "./shapes.ts";

/** px */
const MAX_LABEL = 200;
const MAX_VALUE = 120;

export interface Rows {
  axis: Axis;
  top: number;
  bottom: number;
  /** Left edge of the area for the bars. */
  left: number;
  right: number;
  toX(value: number): number;
  /** Top edge of each row's bars. */
  bars: number[];
  barHeight: number;
  labels: Array<{ y: number; lines: string[] }>;
}

/** Puts labels beside the bars on a wide sheet, and above them on a narrow one. Leaves room for `values` at the end. */
export function layOutRows(
  { data }: Chart,
  sheet: Sheet,
  {
    axis,
    top,
    barHeight,
    below = 0,
    values,
  }: { axis: Axis; top: number; barHeight: number; below?: number; values: string[] },
): Rows {
  const texts = data.rows.map(([label]) => label?.text ?? "");
  const left = sheet.isWide ? Math.min(MAX_LABEL, 14 + widestOf(texts, sheet)) : 0;
  const right = sheet.width - Math.min(MAX_VALUE, 12 + widestOf(values, sheet));
  let bottom = top + (sheet.isWide ? 6 : 0);
  const bars: number[] = [];
  const labels: Rows["labels"] = [];
  for (const text of texts) {
    const lines = breakWords(text, sheet.isWide ? left - 14 : sheet.width, sheet);
    const depth = lines.length * LINE;
    const height = sheet.isWide ? Math.max(depth, barHeight) : depth + 4 + barHeight;
    bars.push(sheet.isWide ? bottom + (height - barHeight) / 2 : bottom + depth + 4);
    labels.push({ y: bottom + (sheet.isWide ? (height - depth) / 2 : 0) + LINE - 4, lines });
    bottom += height + (sheet.isWide ? 12 : 9);
  }
  const toX = (value: number) => round(left + axis.place(value) * (right - left));
  return { axis, top, bottom: bottom + below, left, right, toX, bars, barHeight, labels };
}

/** Draws the grid and its labels, the row labels, the bars, and a value after each bar. */
export function drawRows(
  sheet: Sheet,
  { axis, top, bottom, toX, bars, barHeight, labels }: Rows,
  shapes: Shapes,
  values: ReadonlyArray<{ x: number; y: number; text: string }>,
): Drawn {
  const ticks = axis.ticks.map(({ at, label }) => ({ x: toX(at), label }));
  // On a narrow sheet, labels are between the bars, where grid lines would cross them.
  const spans = sheet.isWide
    ? [`${top}V${bottom}`]
    : [...bars.map((y) => `${round(y - 2)}v${barHeight + 4}`), `${bottom - 4}v4`];
  return {
    height: bottom + LINE + 10,
    shapes: [
      path("chart-grid", ticks.flatMap(({ x }) => spans.map((span) => `M${x} ${span}`)).join("")),
      ticks.map(({ x, label }) =>
        words(x, bottom + LINE, label, x < 12 ? "start" : x > sheet.width - 12 ? "end" : "middle"),
      ),
      shapes,
      labels.map(({ y, lines }) => words(0, y, lines, "start", "chart-name chart-halo")),
      values.map(({ x, y, text }) => words(x + 6, y + 4.5, text, "start", "chart-strong chart-halo")),
    ],
  };
}
