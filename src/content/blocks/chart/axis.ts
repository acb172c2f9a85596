import { niceStep } from "../kpi-chart/plot-layout.ts";
import { type Chart, type ChartData, columnCells, listValues, readChartCell } from "./chart-data.ts";

export interface Axis {
  min: number;
  max: number;
  ticks: Array<{ at: number; label: string }>;
  /** Maps a value to a share of the axis from 0 to 1; values beyond the ends are clamped. */
  place(value: number): number;
}

/** A share of the highest value; a scale whose lowest value is smaller starts at zero. */
const NEAR_ZERO = 0.4;
/** A log axis doesn't go lower than this share of the highest value. */
const LOG_DEPTH = 1e-6;

/** A linear axis around the values, with round ticks; it includes zero if that wastes little, or if `fromZero`. */
export function linearAxis(
  values: readonly number[],
  {
    steps = 4,
    fromZero = false,
    tight = false,
  }: { steps?: number; fromZero?: boolean; tight?: boolean } = {},
  write: (value: number) => string = writeNumber,
): Axis {
  const lowest = Math.min(...(values.length > 0 ? values : [0]));
  const highest = Math.max(...(values.length > 0 ? values : [1]));
  const includesZero = fromZero || (!tight && lowest < highest * NEAR_ZERO);
  const low = includesZero ? Math.min(0, lowest) : lowest;
  const high = includesZero ? Math.max(0, highest) : highest;
  const span = high - low > Math.abs(high) * 1e-9 ? high - low : Math.abs(high) || 1;
  const nice = niceStep(span / steps);
  // Whole numbers get whole steps.
  const step = values.every(Number.isInteger) ? Math.max(1, Math.floor(nice)) : nice;
  const min = tight ? low : Math.floor(low / step + 1e-9) * step;
  const max = tight ? low + span : Math.max(min + step, Math.ceil(high / step - 1e-9) * step);
  const first = Math.ceil(min / step - 1e-9) * step;
  const count = Math.floor((max - first) / step + 1e-9) + 1;
  const ticks = Array.from({ length: count }, (_, index) => first + index * step);
  return {
    min,
    max,
    ticks: ticks.map((at) => ({ at, label: write(at) })),
    place: (value) => clamp((value - min) / (max - min)),
  };
}

/** A logarithmic axis from one power of ten to another. Values that aren't positive are at its start. */
function logAxis(values: readonly number[], write: (value: number) => string = writeNumber): Axis {
  const positive = values.filter((value) => value > 0);
  const highest = Math.max(...(positive.length > 0 ? positive : [10]));
  const lowest = Math.max(highest * LOG_DEPTH, Math.min(...(positive.length > 0 ? positive : [1])));
  const from = Math.floor(Math.log10(lowest) + 1e-9);
  const to = Math.max(from + 1, Math.ceil(Math.log10(highest) - 1e-9));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
  return {
    min: 10 ** from,
    max: 10 ** to,
    ticks: ticks.map((at) => ({ at, label: write(at) })),
    place: (value) => (value > 0 ? clamp((Math.log10(value) - from) / (to - from)) : 0),
  };
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

const plain = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 6 });
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 4 });

export function writeNumber(value: number): string {
  return (Math.abs(value) >= 1e6 ? compact : plain).format(value === 0 ? 0 : value).replace("-", "−");
}

/** Writes numbers as the table does: with its `$` before them and its `%` behind. */
export function writerLike({ rows }: ChartData): (value: number) => string {
  const texts = rows.flatMap((row) =>
    row.slice(1).flatMap((cell) => (cell.value === undefined ? [] : cell.text)),
  );
  const currency = /[$€£]/.exec(texts[0] ?? "")?.[0] ?? "";
  const percent = texts.length > 0 && texts.every((text) => /\d%/.test(text)) ? "%" : "";
  return (value) => writeNumber(value).replace(/^(−?)/, `$1${currency}`) + percent;
}

/** The labels' numbers if they rise from row to row, otherwise the rows' positions. */
export function readAcross(data: ChartData): { at: number[]; isNumeric: boolean } {
  const numbers = columnCells(data, 0).flatMap(({ value }) => (value === undefined ? [] : [value]));
  const rises = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? number));
  const isNumeric = numbers.length === data.rows.length && rises;
  return { at: isNumeric ? numbers : data.rows.map((_, index) => index), isNumeric };
}

/** The number that `mark` says; in a line chart by names, the row of that name. */
export function readMark({ kind, data, mark }: Pick<Chart, "kind" | "data" | "mark">): number | undefined {
  if (mark === undefined || mark.trim() === "") return undefined;
  const isByName = kind === "lines" && !readAcross(data).isNumeric;
  if (!isByName) return readChartCell(mark).value;
  const at = data.rows.findIndex(([label]) => label?.text === mark);
  return at < 0 ? undefined : at;
}

/** The axis that `mark` is on, for kinds that have one. It includes `marked` even if the values end before it. */
export function markAxis(
  { kind, data, scale }: Pick<Chart, "kind" | "data" | "scale">,
  marked?: number,
): Axis | undefined {
  const write = writerLike(data);
  const including = (values: number[]) => (marked === undefined ? values : [...values, marked]);
  const values = including(listValues(data));
  if (kind === "lines") return linearAxis(readAcross(data).at, { tight: true });
  if (kind === "bars")
    return scale === "log" ? logAxis(values, write) : linearAxis(values, { fromZero: true }, write);
  if (kind === "dots" && data.columns.length === 2) return linearAxis(values, {}, write);
  if (kind === "gantt") return linearAxis(including(listEnds(data)), { fromZero: true });
  return undefined;
}

/** The starts and ends of a Gantt chart's rows. */
function listEnds({ rows }: ChartData): number[] {
  return rows.flatMap(([, start, length]) => {
    const from = start?.value;
    return from === undefined ? [] : [from, from + Math.max(0, length?.value ?? 0)];
  });
}
