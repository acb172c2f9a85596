import { describeMoment, describeZone } from "../bookings/words.ts";
import type { CommandContext } from "./command-context.ts";

/** `Tuesday, November 24, 2026 at 9:00 AM, India Standard Time (GMT+5:30)` */
export function describeCall(slotStart: string, { timeZone }: CommandContext["office"]): string {
  return `${describeMoment(timeZone, slotStart)}, ${describeZone(timeZone, slotStart)}`;
}
