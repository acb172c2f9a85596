import { Temporal } from "temporal-polyfill";
import type { Office } from "../../site/index.ts";

/** An office that is closed for longer offers nothing, instead of looking for an open day for ever. */
const daysToLookAhead = 366;

/**
 * Lists the starts of the slots that an office offers at a moment, free or not: ascending, ISO 8601 in UTC (spec 2.6;
 * decisions: Scheduling). The next business days beginning with the first after today, as the office's calendar has it.
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
 * Slots follow each other by elapsed time and not by the wall clock: where clocks are changed in office hours,
 * an hour that does not exist has none, an hour that comes twice has them twice, and no two overlap.
 */
function listDaySlots({ timeZone, opens, closes, slotMinutes }: Office, date: Temporal.PlainDate): string[] {
  const opening = date.toPlainDateTime(Temporal.PlainTime.from(opens)).toZonedDateTime(timeZone);
  // A zone that moved across the date line has left a whole day out.
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
