import { describeMoment, describeZone } from "#platform/time/zoned-time.ts";

/** Drops empty lines and indents all but the first. Stored values have no control characters to remove. */
export function formatEntry(lines: readonly string[]): string {
  return `${lines.filter(Boolean).join("\n").replaceAll("\n", "\n  ")}\n\n`;
}

/** Returns `Tuesday, November 24, 2026 at 9:00 AM, India Standard Time (GMT+5:30)`. */
export function formatTime(slotStart: string, timeZone: string): string {
  return `${describeMoment(timeZone, slotStart)}, ${describeZone(timeZone, slotStart)}`;
}

/** Returns `2026-11-24 09:00`, which spreadsheets recognize as a time. */
export function spreadsheetTime(slotStart: string, timeZone: string): string {
  const time = Temporal.Instant.from(slotStart).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return time.toString({ smallestUnit: "minute" }).replace("T", " ");
}

/** Returns `1 lead`, `2 leads`. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Removes control characters from other servers' output, such as error messages. */
export function printable(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ");
}
