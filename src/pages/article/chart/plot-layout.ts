import type { KpiChart } from "../../../content/blocks/kpi-chart.ts";

type Chart = KpiChart["chart"];

/** Labels that fit side by side on the narrowest screen. */
const MAX_X_TICKS = 5;
/** Labels that fit side by side in a column of text. */
const MAX_WIDE_X_TICKS = 11;
/** Rulings across a plot that a reader can still count, where nobody said which. */
const TARGET_Y_STEPS = 4;

export interface PlotTick {
  /** Percent of the plot from its left edge (x) or its top (y). */
  at: number;
  label: string;
  /** Steps back where there is little room. */
  isMinor?: boolean;
}

export interface PlottedPoint {
  /** Percent of the plot from its left edge. */
  x: number;
  /** Percent of the plot from its top. */
  y: number;
  label: string;
  value: number;
}

/** Where everything of a chart stands, in percent of the plot inside its margins, so that it fits any width. */
export interface PlotLayout {
  points: PlottedPoint[];
  xTicks: PlotTick[];
  yTicks: PlotTick[];
  /** Percent from the top of the line that bars stand on: zero, or the edge nearest to it. */
  baseline: number;
}

/** Lays out a KPI chart (spec 3). Values beyond `minY` and `maxY` are held at the edge. */
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

/** The next of 1, 2, 2.5, 5 or 10 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10);
}

/** Numbers stand by their value, labels in equal steps; a bar in the middle of its share. */
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

/** The ticks that the writer named, where there is a point of that name. */
function givenTicks({ xAxis }: Chart, points: readonly PlottedPoint[]): PlotTick[] {
  const labels = (xAxis?.ticks ?? []).map(String);
  const ticks = points.filter((point) => labels.includes(point.label));
  return ticks.map(({ x, label }, index) => ({
    at: x,
    label,
    ...(ticks.length > MAX_X_TICKS && index % 2 === 1 && { isMinor: true }),
  }));
}

/** Every point, as far as they can be told apart; first, last and some in equal steps between hold where room is short. */
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
