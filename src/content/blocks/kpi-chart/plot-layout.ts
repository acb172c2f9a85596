import { niceStep } from "../../charts/axis.ts";
import type { KpiChart } from "./kpi-chart.ts";

type Chart = KpiChart["chart"];

/** How many labels fit on the narrowest screen. */
const MAX_X_TICKS = 5;
/** How many labels fit in the text column. */
const MAX_WIDE_X_TICKS = 11;
/** Approximate number of y-axis steps if the writer doesn't specify ticks. */
const TARGET_Y_STEPS = 4;

interface PlotTick {
  /** Percentage from the left edge (x) or the top (y). */
  at: number;
  label: string;
  /** Hidden on narrow screens. */
  isMinor?: boolean;
}

export interface PlottedPoint {
  /** Percentage from the left edge. */
  x: number;
  /** Percentage from the top. */
  y: number;
  label: string;
  value: number;
}

export interface PlottedEvent {
  x: number;
  y: number;
  label: string;
  /** px below the top, so that labels don't touch. */
  drop: number;
  /** The label is left of its flag. */
  isLeft: boolean;
}

/** Positions are percentages of the area inside the plot's margins. */
export interface PlotLayout {
  points: PlottedPoint[];
  events: PlottedEvent[];
  xTicks: PlotTick[];
  yTicks: PlotTick[];
  /** The bars' baseline (zero, or the edge nearest to it), in percent from the top. */
  baseline: number;
}

/** Lays out a KPI chart (spec 3). Values beyond `minY` and `maxY` are clamped. */
export function layOutPlot(chart: Chart): PlotLayout {
  const values = chart.points.map((point) => point.y);
  const scale = chooseScale(chart, values);
  const fromTop = (value: number) => round(clamp(((scale.max - value) / (scale.max - scale.min)) * 100));
  const fromLeft = placeAcross(chart);
  const points = chart.points.map((point, index) => ({
    x: fromLeft[index] ?? 0,
    y: fromTop(point.y),
    label: String(point.x),
    value: point.y,
  }));
  return {
    points,
    events: placeEvents(chart, points),
    xTicks: chart.xAxis?.ticks ? givenTicks(chart, points) : chosenTicks(points),
    yTicks: scale.ticks
      .filter((tick) => tick >= scale.min && tick <= scale.max)
      .map((tick) => ({ at: fromTop(tick), label: round(tick).toLocaleString("en-US") })),
    baseline: fromTop(0),
  };
}

function chooseScale({ minY, maxY, yAxis }: Chart, values: readonly number[]) {
  const low = minY ?? Math.min(0, ...values, ...(yAxis?.ticks ?? []));
  const high = maxY ?? Math.max(...values, ...(yAxis?.ticks ?? []));
  const step = niceStep((high > low ? high - low : 1) / TARGET_Y_STEPS);
  const min = minY ?? Math.floor(low / step) * step;
  const top = maxY ?? Math.ceil(high / step) * step;
  const max = top > min ? top : min + step;
  const first = Math.ceil(min / step) * step;
  const ticks =
    yAxis?.ticks ??
    Array.from({ length: Math.floor((max - first) / step + 1e-9) + 1 }, (_, i) => first + i * step);
  return { min, max, ticks };
}

/** px between the labels of two events */
const EVENT_LINE = 18;

/** The first label is highest, so that later flags don't cross it. */
function placeEvents({ events = [] }: Chart, points: readonly PlottedPoint[]): PlottedEvent[] {
  const found = events.flatMap(({ at, label }) => {
    const point = points.find((candidate) => candidate.label === String(at));
    return point ? [{ x: point.x, y: point.y, label, isLeft: point.x > 60 }] : [];
  });
  return found.map((event, index) => ({ ...event, drop: index * EVENT_LINE }));
}

/** Positions numbers by value, spaces labels evenly, and centers bars in their columns. */
function placeAcross({ kind, points }: Chart): number[] {
  const count = points.length;
  if (kind === "bar") return points.map((_, index) => round(((index + 0.5) / count) * 100));
  const numbers = points.flatMap((point) => (typeof point.x === "number" ? [point.x] : []));
  const first = numbers[0] ?? 0;
  const span = (numbers.at(-1) ?? 0) - first;
  if (numbers.length === count && span > 0) {
    return numbers.map((x) => round(clamp(((x - first) / span) * 100)));
  }
  return points.map((_, index) => round((index / Math.max(1, count - 1)) * 100));
}

/** Returns the writer's ticks that match a point. */
function givenTicks({ xAxis }: Chart, points: readonly PlottedPoint[]): PlotTick[] {
  const labels = (xAxis?.ticks ?? []).map(String);
  const ticks = points.filter((point) => labels.includes(point.label));
  return ticks.map(({ x, label }, index) => ({
    at: x,
    label,
    ...(ticks.length > MAX_X_TICKS && index % 2 === 1 && { isMinor: true }),
  }));
}

/** Labels every point if they all fit; on narrow screens, only the first, the last and evenly spaced ones between them. */
function chosenTicks(points: readonly PlottedPoint[]): PlotTick[] {
  const last = points.length - 1;
  let step = Math.max(1, Math.ceil(last / (MAX_X_TICKS - 1)));
  while (last % step > 0) step += 1;
  const ticks = points.map(({ x, label }, index) => ({
    at: x,
    label,
    ...(index % step > 0 && { isMinor: true }),
  }));
  return points.length > MAX_WIDE_X_TICKS ? ticks.filter((tick) => !tick.isMinor) : ticks;
}

const clamp = (percent: number) => Math.min(100, Math.max(0, percent));
const round = (value: number) => Math.round(value * 100) / 100;
