import { circle, round } from "#platform/ui/drafting/svg-paths.ts";
import { type Axis, linearAxis } from "../../charts/axis.ts";
import {
  box,
  type Drawn,
  hatchedBox,
  path,
  type Shapes,
  type Sheet,
  widestOf,
  words,
} from "../../charts/shapes.ts";
import type { KpiChart } from "./kpi-chart.ts";

type Chart = KpiChart["chart"];

/** A card is narrower than the column of an article. */
export const kpiSheets: readonly Sheet[] = [
  { width: 300, font: 12, isWide: false },
  { width: 520, font: 13, isWide: true },
];
/** px; at least 240 on the smallest phones (spec 3) */
const HEIGHT = 282;
/** px (spec 3) */
const margin = { top: 24, right: 32, bottom: 28, left: 48 };
const BOTTOM = HEIGHT - margin.bottom;
/** A bar's width as a share of its column. */
const BAR_SHARE = 0.58;
/** px between the labels of two events */
const EVENT_LINE = 18;

interface Point {
  x: number;
  y: number;
  label: string;
}

/** Draws a line, an area or vertical bars with the first and last values. Values beyond `minY` and `maxY` are clamped. */
export function drawKpi({ kpiStart, kpiEnd, chart }: KpiChart, sheet: Sheet): Drawn {
  const isBar = chart.kind === "bar";
  const width = sheet.width - margin.left - margin.right;
  const axis = verticalAxis(chart);
  const toY = (value: number) => round(BOTTOM - axis.place(value) * (BOTTOM - margin.top));
  // Zero, or the edge nearest to it.
  const baseline = toY(0);
  const points = placeAcross(chart).map((share, index) => ({
    x: round(margin.left + share * width),
    y: toY(chart.points[index]?.y ?? 0),
    label: String(chart.points[index]?.x),
  }));
  return {
    height: HEIGHT,
    shapes: [
      drawAxes(chart, axis, points, { baseline, toY, sheet }),
      isBar
        ? drawColumns(points, baseline, (BAR_SHARE * width) / points.length, chart)
        : drawCurve(points, baseline, chart),
      drawEvents(chart, points, sheet),
      !isBar && drawNodes(points, chart),
      drawEnd(kpiStart, points, isBar),
      drawEnd(kpiEnd, points.toReversed(), isBar, true),
    ],
  };
}

function verticalAxis({ points, minY, maxY, yAxis: { ticks } = {} }: Chart): Axis {
  const values = [...points.map(({ y }) => y), ...(ticks ?? [])];
  const axis = linearAxis(values, { fromZero: true, min: minY, max: maxY });
  const written = ticks?.filter((at) => at >= axis.min && at <= axis.max);
  return written
    ? { ...axis, ticks: written.map((at) => ({ at, label: at.toLocaleString("en-US") })) }
    : axis;
}

/** Positions numbers by value, spaces labels evenly, and centers bars in their columns, as shares of the width. */
function placeAcross({ kind, points }: Chart): number[] {
  const count = points.length;
  if (kind === "bar") return points.map((_, index) => (index + 0.5) / count);
  const numbers = points.flatMap(({ x }) => (typeof x === "number" ? x : []));
  if (numbers.length === count) return numbers.map(linearAxis(numbers, { tight: true }).place);
  return points.map((_, index) => index / (count - 1));
}

function drawAxes(
  { xAxis, yAxis }: Chart,
  axis: Axis,
  points: readonly Point[],
  { baseline, toY, sheet }: { baseline: number; toY: (value: number) => number; sheet: Sheet },
): Shapes {
  const right = sheet.width - margin.right;
  const chosen = xAxis?.ticks?.map(String);
  const ticks = thin(
    chosen ? points.filter(({ label }) => chosen.includes(label)) : points,
    right - margin.left,
    sheet,
  );
  return [
    yAxis?.label !== undefined && words(0, 12, yAxis.label),
    path("chart-grid", axis.ticks.map(({ at }) => `M${margin.left} ${toY(at)}H${right}`).join("")),
    axis.ticks.map(({ at, label }) => words(margin.left - 10, toY(at) + 4.5, label, "end")),
    path(
      "chart-axis",
      `M${margin.left} ${baseline}H${right}M${margin.left} ${margin.top}V${BOTTOM}${ticks.map(({ x }) => `M${x} ${BOTTOM}v5`).join("")}`,
    ),
    ticks.map(({ x, label }) => words(x, BOTTOM + 20, label, "middle")),
  ];
}

/** Keeps the first, the last and evenly spaced labels between them, as many as fit. */
function thin(points: readonly Point[], width: number, sheet: Sheet): Point[] {
  const last = points.length - 1;
  const room = widestOf(
    points.map(({ label }) => label),
    sheet,
  );
  let step = Math.max(1, Math.ceil((last * (room + 6)) / width));
  while (step < last && last % step > 0) step += 1;
  return points.filter((_, index) => index % step === 0);
}

function drawCurve(points: readonly Point[], baseline: number, { kind }: Chart): Shapes {
  const line = points.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("");
  return [
    kind === "area" &&
      path("chart-area", `${line}L${points.at(-1)?.x} ${baseline}L${points[0]?.x} ${baseline}Z`),
    path("chart-line", line),
  ];
}

/** A highlighted bar is solid. */
const drawColumns = (points: readonly Point[], baseline: number, width: number, { highlightLast }: Chart) =>
  points.map(({ x, y }, index) => {
    const [left, top, height] = [x - width / 2, Math.min(y, baseline), Math.abs(baseline - y)];
    return highlightLast && index === points.length - 1
      ? path("chart-full", box(left, top, width, height))
      : hatchedBox(left, top, width, height);
  });

/** Flags on the curve. The first label is highest, so that later flags don't cross it. */
function drawEvents({ events = [] }: Chart, points: readonly Point[], sheet: Sheet): Shapes {
  return events.map(({ at, label }, index) => {
    const point = points.find((candidate) => candidate.label === String(at));
    if (!point) return undefined;
    const [isLate, top] = [point.x > sheet.width * 0.6, margin.top + index * EVENT_LINE];
    return [
      path("chart-mark", `M${point.x} ${top - 6}V${point.y}`),
      words(point.x + (isLate ? -7 : 7), top + 5, label, isLate ? "end" : "start", "chart-mark-words"),
    ];
  });
}

function drawNodes(points: readonly Point[], { showNodes, highlightLast }: Chart): Shapes {
  const last = points.slice(-1);
  const circles = (of: readonly Point[], radius: number) =>
    of.map(({ x, y }) => circle([x, y], radius)).join("");
  return [
    showNodes && path("chart-full", circles(points, 3.5)),
    highlightLast && path("chart-ring", circles(last, 5.5)),
  ];
}

/** Labels the first point, either above its bar or on the side that faces away from the line to the next one. */
function drawEnd(text: string, [point, next]: readonly Point[], isBar: boolean, isLast = false): Shapes {
  if (!point || !next) return undefined;
  const className = isLast ? "chart-mark-words" : "chart-strong chart-halo";
  if (isBar) return words(point.x, point.y - 8, text, "middle", className);
  // The label of a flat start is below, too; above, it would look like a grid line's label.
  const runsAbove = isLast ? next.y < point.y : next.y <= point.y;
  const isBelow = runsAbove && point.y < BOTTOM - 32;
  const [shift, anchor] = isLast ? [8, "end" as const] : [4, "start" as const];
  return words(point.x + shift, point.y + (isBelow ? 24 : -14), text, anchor, className);
}
