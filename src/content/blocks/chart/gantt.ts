import { circle, round } from "../../../ui/drafting/svg-paths.ts";
import { type Axis, linearAxis, readMark } from "./axis.ts";
import type { Chart, ChartData } from "./chart-data.ts";
import { drawRows, layOutRows, type Rows } from "./rows.ts";
import {
  box,
  type Drawn,
  hatchedBox,
  LINE,
  path,
  type Shapes,
  type Sheet,
  widthOf,
  words,
} from "./shapes.ts";

/** More ticks than this would blur into each other. */
const MAX_TICKS = 60;
/** px */
const BAR = 16;
const RADIUS = 4.5;

/** Draws a bar for each row's start and length, with the number of ticks in its fourth column spread along it. */
export function drawGantt(chart: Chart, sheet: Sheet): Drawn {
  const { data, note } = chart;
  const limit = readMark(chart);
  const axis = periodAxis(data, limit);
  const rows = layOutRows(chart, sheet, {
    axis,
    top: note ? LINE + 10 : 4,
    barHeight: BAR,
    values: data.rows.map(([, , length]) => length?.text ?? ""),
  });
  const spans = data.rows.flatMap(([, start, length, ticks], row) => {
    if (start?.value === undefined || length?.value === undefined) return [];
    const [x, y] = [rows.toX(start.value), round(rows.bars[row] ?? 0)];
    const width = Math.max(2, round(rows.toX(start.value + Math.max(0, length.value)) - x));
    return { x, y, width, dots: spread(ticks?.value ?? 0, x, width, y + BAR / 2), text: length.text };
  });
  return drawRows(
    chart,
    sheet,
    rows,
    [
      path("chart-axis", `M${round(rows.left)} ${rows.bottom}H${round(rows.right)}`),
      spans.map(({ x, y, width }) => [
        path("chart-ground", box(x, y, width, BAR)),
        hatchedBox(x, y, width, BAR),
      ]),
      limit !== undefined && drawLimit(rows.toX(limit), rows, note, sheet),
      path("chart-dot", spans.map(({ dots }) => dots).join("")),
    ],
    spans.map(({ x, y, width, text }) => ({ x: x + width, y: y + BAR / 2, text })),
  );
}

/** An axis from zero to the end of the last period, or to the mark if that is later. */
export function periodAxis({ rows }: ChartData, mark = 0): Axis {
  const ends = rows.flatMap(([, start, length]) => {
    const from = start?.value;
    return from === undefined ? [] : [from, from + Math.max(0, length?.value ?? 0)];
  });
  return linearAxis([...ends, mark], { fromZero: true });
}

/** Spreads ticks evenly along a bar, and shrinks them if they would overlap. */
function spread(ticks: number, from: number, width: number, y: number): string {
  const count = Math.min(MAX_TICKS, Math.max(0, Math.floor(ticks)));
  const radius = Math.max(1.5, Math.min(RADIUS, width / (2 * count)));
  const edge = Math.min(radius === RADIUS ? 6 : radius, width / 2);
  const step = count > 1 ? (width - 2 * edge) / (count - 1) : 0;
  return Array.from({ length: count }, (_, index) =>
    circle([round(from + edge + index * step), y], radius),
  ).join("");
}

/** Draws a vertical line through all rows, interrupted at labels, with a note above it. */
function drawLimit(x: number, { top, bottom, labels }: Rows, note: string | undefined, sheet: Sheet): Shapes {
  const half = widthOf(note ?? "", sheet) / 2;
  const noteX = Math.min(Math.max(x, half), Math.max(half, sheet.width - half));
  const gaps = labels
    .filter(({ lines }) => lines.some((line) => widthOf(line, sheet) + 4 > x))
    .map(({ y, lines }) => `V${round(y - LINE + 3)}M${x} ${round(y + (lines.length - 1) * LINE + 6)}`);
  return [
    path("chart-mark", `M${x} ${top - 6}${gaps.join("")}V${bottom}`),
    note !== undefined && words(noteX, top - 12, note, "middle", "chart-mark-words"),
  ];
}
