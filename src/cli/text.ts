import { describeMoment, describeZone } from "../bookings/index.ts";

/**
 * An entry of a list for the eye: its lines but the empty ones, all after the first indented, those of a message as well.
 * Nothing a visitor typed moves the cursor: control characters were removed before it was stored.
 */
export function formatEntry(lines: readonly string[]): string {
  return `${lines.filter(Boolean).join("\n").replaceAll("\n", "\n  ")}\n\n`;
}

/** `Tuesday, November 24, 2026 at 9:00 AM, India Standard Time (GMT+5:30)` */
export function formatTime(slotStart: string, timeZone: string): string {
  return `${describeMoment(timeZone, slotStart)}, ${describeZone(timeZone, slotStart)}`;
}

/** `1 request`, `2 requests` */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
