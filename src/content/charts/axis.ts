import type { Chart } from "./chart-data.ts";

export interface Axis {
  min: number;
  max: number;
  ticks: Array<{ at: number; label: string }>;
  /** Maps a value to a share of the axis from 0 to 1; values beyond the ends are clamped. */
  place(value: number): number;
}

/** An axis starts at zero if the lowest value is below this share of the highest. */
const NEAR_ZERO = 0.4;
/** Approximate number of steps on an axis. */
const STEPS = 4;

interface AxisOptions {
  fromZero?: boolean;
  /** Ends at the lowest and highest value instead of at a tick. */
  tight?: boolean;
  /** The ends of the axis, whatever the values are. */
  min?: number | undefined;
  max?: number | undefined;
}

/** A linear axis with round ticks. It includes zero if that wastes little space, or if `fromZero` is set. */
export function linearAxis(
  values: readonly number[],
  { fromZero = false, tight = false, ...given }: AxisOptions = {},
  format: (value: number) => string = formatNumber,
): Axis {
  const lowest = Math.min(...(values.length > 0 ? values : [0]));
  const highest = Math.max(...(values.length > 0 ? values : [1]));
  const includesZero = fromZero || (!tight && lowest < highest * NEAR_ZERO);
  const low = given.min ?? (includesZero ? Math.min(0, lowest) : lowest);
  const high = given.max ?? (includesZero ? Math.max(0, highest) : highest);
  const span = high - low > Math.abs(high) * 1e-9 ? high - low : Math.abs(high) || 1;
  const nice = niceStep(span / STEPS);
  // Whole numbers get whole steps.
  const step = values.every(Number.isInteger) ? Math.max(1, Math.floor(nice)) : nice;
  const min = given.min ?? (tight ? low : Math.floor(low / step + 1e-9) * step);
  const top = given.max ?? (tight ? low + span : Math.ceil(high / step - 1e-9) * step);
  const max = top > min ? top : min + step;
  const first = Math.ceil(min / step - 1e-9) * step;
  const count = Math.floor((max - first) / step + 1e-9) + 1;
  const ticks = Array.from({ length: count }, (_, index) => first + index * step);
  return {
    min,
    max,
    ticks: ticks.map((at) => ({ at, label: format(at) })),
    place: (value) => clamp((value - min) / (max - min)),
  };
}

export const clamp = (share: number) => Math.min(1, Math.max(0, share));

const plain = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 6 });
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumSignificantDigits: 4 });

export function formatNumber(value: number): string {
  return (Math.abs(value) >= 1e6 ? compact : plain).format(value === 0 ? 0 : value).replace("-", "−");
}

/** Returns a function that formats numbers with the chart's sign. */
export function formatterFor({ sign = "" }: Chart): (value: number) => string {
  if (sign === "%") return (value) => `${formatNumber(value)}%`;
  return (value) => formatNumber(value).replace(/^(−?)/, `$1${sign}`);
}

/** Rounds up to 1, 2, 2.5, 5 or 10 times a power of ten. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10);
}
