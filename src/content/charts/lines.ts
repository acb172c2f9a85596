import { circle, round } from "#platform/ui/drafting/svg-paths.ts";
import { type Axis, formatterFor, linearAxis } from "./axis.ts";
import { type Chart, type ChartData, listValues } from "./chart-data.ts";
import { drawMark, findMark, type Series } from "./line-mark.ts";
import {
  breakWords,
  type Drawn,
  LINE,
  path,
  type Shapes,
  type Sheet,
  widestOf,
  widthOf,
  words,
} from "./shapes.ts";

/** Minimum distance between the mark's label and others on the horizontal axis, in px. */
const LABEL_GAP = 8;
/** Maximum width of the labels at the ends of the lines, in px. */
const MAX_END = 132;

/**
 * Draws a line for each column after the first, with its name and last value at its end. On a narrow sheet, where these
 * would take a third of the width, the names are in a key above the lines.
 */
export function drawLines(chart: Chart, sheet: Sheet): Drawn {
  const { data, x: xName, note } = chart;
  const series = data.columns.slice(1).map((name, column): Series => {
    const points = data.rows.flatMap(([label, ...cells]) => {
      const [at, value] = [label?.value, cells[column]?.value];
      return at === undefined || value === undefined ? [] : [{ at, value, text: cells[column]?.text ?? "" }];
    });
    return { name, points };
  });
  const xAxis = horizontalAxis(data);
  const format = formatterFor(chart);
  const yAxis = linearAxis(listValues(data), {}, format);
  const key = sheet.isWide ? { rows: 0, shapes: undefined } : drawKey(series, sheet);
  const top = key.rows * LINE + (note ? 2.5 : 0.5) * LINE;
  const bottom = top + (sheet.isWide ? 240 : 190);
  const left =
    8 +
    widestOf(
      yAxis.ticks.map(({ label }) => label),
      sheet,
    );
  const right = sheet.width - (sheet.isWide ? roomAtEnds(series, sheet) : 5);
  const toX = (value: number) => round(left + xAxis.place(value) * (right - left));
  const toY = (value: number) => round(bottom - yAxis.place(value) * (bottom - top));
  const mark = findMark(chart, xAxis, series[0]);
  const hasRoom = ({ at, label }: { at: number; label: string }) =>
    !mark ||
    2 * (Math.abs(toX(at) - toX(mark.at)) - LABEL_GAP) > widthOf(label, sheet) + widthOf(mark.text, sheet);
  return {
    height: bottom + (xName ? 2 : 1) * LINE + 10,
    shapes: [
      key.shapes,
      path("chart-grid", yAxis.ticks.map(({ at }) => `M${round(left)} ${toY(at)}H${right}`).join("")),
      path("chart-axis", `M${round(left)} ${bottom}H${right}`),
      yAxis.ticks.map(({ at, label }) => words(left - 8, toY(at) + 4.5, label, "end")),
      xAxis.ticks
        .filter(hasRoom)
        .map(({ at, label }) =>
          words(toX(at), bottom + LINE, label, toX(at) > sheet.width - 12 ? "end" : "middle"),
        ),
      xName !== undefined && words(right, bottom + 2 * LINE + 2, xName, "end"),
      series.map(({ points }, index) =>
        path(
          `chart-line chart-line-${index + 1}`,
          points.map(({ at, value }, place) => `${place ? "L" : "M"}${toX(at)} ${toY(value)}`).join(""),
        ),
      ),
      path(
        "chart-full",
        series
          .flatMap(({ points }) => points.slice(-1))
          .map(({ at, value }) => circle([toX(at), toY(value)], 3.5))
          .join(""),
      ),
      sheet.isWide && drawEndLabels(series, { x: right, bottom, toY, format, sheet }),
      mark && drawMark(chart, mark, { x: toX(mark.at), y: toY(mark.value), left, top, bottom, sheet }),
    ],
  };
}

/** The names of the lines after a piece of each, in as many rows as they need. */
function drawKey(series: readonly Series[], sheet: Sheet): { rows: number; shapes: Shapes } {
  let [x, row] = [0, 0];
  const shapes = series.map(({ name }, index) => {
    const width = 30 + widthOf(name, sheet);
    if (x > 0 && x + width > sheet.width) [x, row] = [0, row + 1];
    const y = (row + 1) * LINE - 4;
    const item = [
      path(`chart-line chart-line-${index + 1}`, `M${round(x)} ${y - 4}h22`),
      words(x + 28, y, name, "start", "chart-name"),
    ];
    x += width + 14;
    return item;
  });
  return { rows: row + 1, shapes };
}

function roomAtEnds(series: readonly Series[], sheet: Sheet): number {
  const ends = series.flatMap(({ name, points }) => [
    ...breakWords(name, MAX_END - 14, sheet),
    points.at(-1)?.text ?? "",
  ]);
  // The names are bold.
  return Math.min(MAX_END, 18 + 1.08 * widestOf(ends, sheet));
}

/** The first column as the horizontal axis. */
export function horizontalAxis({ rows }: ChartData): Axis {
  const labels = rows.flatMap(([label]) => label?.value ?? []);
  return linearAxis(labels, { tight: true });
}

/** Labels the ends of the lines. Moves labels that would overlap each other or those of the axis. */
function drawEndLabels(
  series: readonly Series[],
  {
    x,
    bottom,
    toY,
    format,
    sheet,
  }: {
    x: number;
    bottom: number;
    toY: (value: number) => number;
    format: (value: number) => string;
    sheet: Sheet;
  },
): Shapes {
  const room = sheet.width - x - 14;
  const labels = series
    .flatMap(({ name, points }) => {
      const last = points.at(-1);
      if (!last) return [];
      const lines = breakWords(name, room, sheet);
      const text = widthOf(last.text, sheet) > room ? format(last.value) : last.text;
      const end = toY(last.value);
      return [{ lines, text, end, top: end - LINE + 2, height: (lines.length + 1) * LINE }];
    })
    .sort((a, b) => a.end - b.end);
  let limit = bottom + 3;
  for (const label of labels.toReversed()) {
    label.top = Math.min(label.top, limit - label.height);
    limit = label.top - 4;
  }
  let free = 0;
  for (const label of labels) {
    label.top = Math.max(label.top, free);
    free = label.top + label.height + 4;
  }
  return labels.map(({ lines, text, end, height, top }) => [
    path("chart-axis", `M${x + 5} ${end}L${x + 11} ${round(top + LINE - 6)}`),
    words(x + 14, top + LINE - 2, lines, "start", "chart-strong"),
    words(x + 14, top + height - 2, text),
  ]);
}
