import type { Office } from "../../site/index.ts";
import { openHoursOn } from "./office-time.ts";

/** Limits the search when the office is closed for a long time. */
const daysToLookAhead = 366;

/**
 * Lists the starts of all slots that an office offers, free or booked, in ascending order (spec: Scheduling).
 * They cover the office's next business days, starting tomorrow.
 */
export function listOfferedSlots(office: Office, nowMs: number): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs)
    .toZonedDateTimeISO(office.timeZone)
    .toPlainDate();
  const slots: string[] = [];
  let businessDays = 0;
  for (let days = 1; days <= daysToLookAhead && businessDays < office.businessDays; days += 1) {
    const date = today.add({ days });
    if (!office.days.includes(date.dayOfWeek) || office.holidays.includes(date.toString())) continue;
    const daySlots = listDaySlots(office, date);
    if (daySlots.length > 0) businessDays += 1;
    slots.push(...daySlots);
  }
  return slots;
}

/**
 * Counts elapsed time instead of wall-clock time. If clocks change during office hours, a skipped hour doesn't have any
 * slots, a repeated hour has them twice, and slots never overlap.
 */
function listDaySlots(office: Office, date: Temporal.PlainDate): string[] {
  const open = openHoursOn(date, office);
  if (!open) return [];
  const slotMs = office.slotMinutes * 60_000;
  const slots: string[] = [];
  for (let ms = open.fromMs; ms + slotMs <= open.untilMs; ms += slotMs) {
    slots.push(new Date(ms).toISOString());
  }
  return slots;
}
