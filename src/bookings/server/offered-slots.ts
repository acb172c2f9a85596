import type { Office } from "../../site/index.ts";

/** Bounds the search if the office is closed for longer. */
const daysToLookAhead = 366;

/**
 * Lists the starts of all slots that an office offers, free or booked: ascending, ISO 8601 in UTC (spec: Scheduling).
 * They fill the office's next business days, from tomorrow on.
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
 * Counts by elapsed time, not by the wall clock: if clocks change during office hours, a skipped hour has no slots, a
 * repeated hour has them twice, and no two overlap.
 */
function listDaySlots({ timeZone, opens, closes, slotMinutes }: Office, date: Temporal.PlainDate): string[] {
  const opening = date.toPlainDateTime(Temporal.PlainTime.from(opens)).toZonedDateTime(timeZone);
  // A zone that moves across the date line skips a whole day.
  if (!opening.toPlainDate().equals(date)) return [];
  const closing = date
    .toPlainDateTime(Temporal.PlainTime.from(closes))
    .toZonedDateTime(timeZone, { disambiguation: "earlier" });
  const slotMs = slotMinutes * 60_000;
  const slots: string[] = [];
  for (let ms = opening.epochMilliseconds; ms + slotMs <= closing.epochMilliseconds; ms += slotMs) {
    slots.push(new Date(ms).toISOString());
  }
  return slots;
}
