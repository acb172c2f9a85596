import type { ProcessStep } from "./copy.ts";

export type Span = Pick<ProcessStep, "startWeek" | "durationWeeks">;

function endWeek({ startWeek, durationWeeks }: Span): number {
  return startWeek + durationWeeks;
}

/** A bar's left edge, as a percentage of the scale (spec 2.6). */
export function barLeft({ startWeek }: Span, totalWeeks: number): number {
  return toPercent((startWeek - 1) / totalWeeks);
}

/** A bar's width, as a percentage of the scale (spec 2.6). */
export function barWidth({ durationWeeks }: Span, totalWeeks: number): number {
  return toPercent(durationWeeks / totalWeeks);
}

/** `4`, `5½`, `½` (spec 2.6). */
export function formatWeeks(weeks: number): string {
  const whole = Math.floor(weeks);
  if (whole === weeks) return String(weeks);
  return `${whole || ""}½`;
}

/** `1 week`, `1½ weeks`, `½ week` (spec 2.6). */
export function formatDuration({ durationWeeks }: Span): string {
  return `${formatWeeks(durationWeeks)} ${durationWeeks > 1 ? "weeks" : "week"}`;
}

/** `Wk 4–5½` (spec 2.6). */
export function formatRange(span: Span): string {
  return `Wk ${formatWeeks(span.startWeek)}–${formatWeeks(endWeek(span))}`;
}

/** Clamps to 0-100 and rounds. Three decimals are precise to a hundredth of a pixel on the widest screen. */
function toPercent(share: number): number {
  const percent = Math.min(100, Math.max(0, share * 100));
  return Math.round(percent * 1000) / 1000;
}
