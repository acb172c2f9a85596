import { groupSlots } from "./slot-days.ts";

const count = 3;

/**
 * Picks up to three free slots to offer in an email: on three days and at different times of day if possible, and in the
 * daytime of a visitor whose daytime overlaps with office hours.
 */
export function pickTimes(slots: readonly string[], zone: string): string[] {
  const hourOf = (slot: string) => Temporal.Instant.from(slot).toZonedDateTimeISO(zone).hour;
  const daytime = slots.filter((slot) => hourOf(slot) >= 8 && hourOf(slot) < 20);
  const candidates = daytime.length >= count ? daytime : slots;
  const days = groupSlots(candidates, zone).slice(0, count);
  const lists =
    days.length === count ? days.map((day) => day.slots) : Array.from({ length: count }, () => candidates);
  const picked = lists.map((list, index) => list[Math.floor(((list.length - 1) * index) / (count - 1))]);
  return [...new Set(picked)].filter((slot) => slot !== undefined);
}
