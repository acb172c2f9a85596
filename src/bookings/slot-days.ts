import { dayIn } from "./zoned-time.ts";

/** The free slots of one day of a zone, ascending. */
export interface SlotDay {
  /** As of `dayIn`. */
  key: string;
  slots: [string, ...string[]];
}

/** Free slots by the day they fall on for somebody in a zone, which is not always the office's. */
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

/** The day that was chosen; where it has no slot any more the next one, else the first. */
export function findDay(days: readonly SlotDay[], key: string): SlotDay | undefined {
  return days.find((day) => day.key >= key) ?? days[0];
}
