import { dayIn } from "#platform/time/zoned-time.ts";

/** One day's free slots in a time zone, in ascending order. */
interface SlotDay {
  /** As returned by `dayIn`. */
  key: string;
  slots: [string, ...string[]];
}

/** Groups free slots by their day in a time zone, which can differ from the office's day. */
export function groupSlots(slots: readonly string[], zone: string): SlotDay[] {
  const days: SlotDay[] = [];
  for (const slot of slots) {
    const key = dayIn(zone, slot);
    const last = days.at(-1);
    if (last?.key === key) last.slots.push(slot);
    else days.push({ key, slots: [slot] });
  }
  return days;
}

/** Finds the chosen day. If it has no slots left, returns the next day, or the first one if there is none. */
export function findDay(days: readonly SlotDay[], key: string): SlotDay | undefined {
  return days.find((day) => day.key >= key) ?? days[0];
}
