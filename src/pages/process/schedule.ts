import type { ProcessStep } from "./copy.ts";

/** When a step runs. Weeks count from 1; halves are allowed. */
export type Span = Pick<ProcessStep, "startWeek" | "durationWeeks">;

/** The mark on the scale at which a step ends: start plus duration (spec 2.6). */
export function endWeek({ startWeek, durationWeeks }: Span): number {
  return startWeek + durationWeeks;
}

/** Where the bar of a step begins, in per cent of the scale: (start - 1) / total, from 0 to 100 (spec 2.6). */
export function barLeft({ startWeek }: Span, totalWeeks: number): number {
  return toPercent((startWeek - 1) / totalWeeks);
}

/** How long the bar of a step is, in per cent of the scale: duration / total, from 0 to 100 (spec 2.6). */
export function barWidth({ durationWeeks }: Span, totalWeeks: number): number {
  return toPercent(durationWeeks / totalWeeks);
}

/** A number of weeks as people write it: `4`, `5½`, `½` (spec 2.6). */
export function formatWeeks(weeks: number): string {
  const whole = Math.floor(weeks);
  if (whole === weeks) return String(weeks);
  return `${whole || ""}½`;
}

/** How long a step takes: `1 week`, `1½ weeks`, `½ week` (spec 2.6). */
export function formatDuration({ durationWeeks }: Span): string {
  return `${formatWeeks(durationWeeks)} ${durationWeeks > 1 ? "weeks" : "week"}`;
}

/** From which mark of the scale to which: `Wk 4–5½` (spec 2.6). */
export function formatRange(span: Span): string {
  return `Wk ${formatWeeks(span.startWeek)}–${formatWeeks(endWeek(span))}`;
}

/** Three decimals are a hundredth of a pixel on the widest screen. */
function toPercent(share: number): number {
  const percent = Math.min(100, Math.max(0, share * 100));
  return Math.round(percent * 1000) / 1000;
}
