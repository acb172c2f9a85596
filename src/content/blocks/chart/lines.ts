import { circle, round } from "../../../ui/drafting/svg-paths.ts";
import { type Axis, linearAxis, writerLike } from "./axis.ts";
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

/** px between two labels of the horizontal axis */
const BETWEEN = 3;

/** One line for each column after the first; names and last values are at the lines' ends. */
export function drawLines(chart: Chart, sheet: Sheet): Drawn {
  const { data, unit, x: xName } = chart;
  const series = data.columns.slice(1).map((name, column): Series => {
    const points = data.rows.flatMap(([label, ...cells]) => {
      const [at, value] = [label?.value, cells[column]?.value];
      return at === undefined || value === undefined ? [] : [{ at, value, text: cells[column]?.text ?? "" }];
    });
    return { name, points };
  });
  const xAxis = acrossAxis(data);
  const write = writerLike(data);
  const yAxis = linearAxis(listValues(data), {}, write);
  const [top, bottom] = [3.5 * LINE, sheet.isWide ? 290 : 240];
  const left =
    8 +
    widestOf(
      yAxis.ticks.map(({ label }) => label),
      sheet,
    );
  const right = sheet.width - (sheet.isWide ? 132 : 84);
  const toX = (value: number) => round(left + xAxis.place(value) * (right - left));
  const toY = (value: number) => round(bottom - yAxis.place(value) * (bottom - top));
  const mark = findMark(chart, xAxis, series[0]);
  const hasRoom = ({ at, label }: { at: number; label: string }) =>
    !mark ||
    2 * (Math.abs(toX(at) - toX(mark.at)) - BETWEEN) > widthOf(label, sheet) + widthOf(mark.text, sheet);
  return {
    height: bottom + (xName ? 2 : 1) * LINE + 10,
    shapes: [
      unit !== undefined && words(0, LINE - 3, unit),
      path("chart-grid", yAxis.ticks.map(({ at }) => `M${round(left)} ${toY(at)}H${right}`).join("")),
      path("chart-axis", `M${round(left)} ${bottom}H${right}`),
      yAxis.ticks.map(({ at, label }) => words(left - 8, toY(at) + 4.5, label, "end")),
      xAxis.ticks.filter(hasRoom).map(({ at, label }) => words(toX(at), bottom + LINE, label, "middle")),
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
      drawEndLabels(series, { x: right, bottom, toY, write, sheet }),
      mark && drawMark(chart, mark, { x: toX(mark.at), y: toY(mark.value), left, top, bottom, sheet }),
    ],
  };
}

/** From the first label to the last. */
export function acrossAxis({ rows }: ChartData): Axis {
  const labels = rows.flatMap(([label]) => label?.value ?? []);
  return linearAxis(labels, { tight: true });
}

/** Names with last values beside the lines' ends, moved apart where they would touch, and up from the axis labels. */
function drawEndLabels(
  series: readonly Series[],
  {
    x,
    bottom,
    toY,
    write,
    sheet,
  }: {
    x: number;
    bottom: number;
    toY: (value: number) => number;
    write: (value: number) => string;
    sheet: Sheet;
  },
): Shapes {
  const room = sheet.width - x - 14;
  const labels = series
    .flatMap(({ name, points }) => {
      const last = points.at(-1);
      if (!last) return [];
      const lines = breakWords(name, room, sheet);
      const text = widthOf(last.text, sheet) > room ? write(last.value) : last.text;
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
