import type { Office } from "../index.ts";

type OfficeHours = Pick<Office, "timeZone" | "days" | "opens" | "closes" | "holidays">;

/** A day's office hours in ms since 1970. */
interface OpenHours {
  fromMs: number;
  untilMs: number;
}

/** Returns when the office time that passes after `sinceMs` reaches `officeMs`. */
export function dueAt(sinceMs: number, officeMs: number, office: OfficeHours): number {
  let leftMs = officeMs;
  for (const { fromMs, untilMs } of listOpenHours(sinceMs, office)) {
    const startMs = Math.max(fromMs, sinceMs);
    if (startMs + leftMs <= untilMs) return startMs + leftMs;
    leftMs -= Math.max(0, untilMs - startMs);
  }
  throw new Error("An office opens again, because its holidays are a finite list.");
}

/** Returns how much office time passes between two instants. */
export function officeTimeBetween(sinceMs: number, untilMs: number, office: OfficeHours): number {
  let passedMs = 0;
  for (const open of listOpenHours(sinceMs, office)) {
    if (open.fromMs >= untilMs) break;
    passedMs += Math.max(0, Math.min(open.untilMs, untilMs) - Math.max(open.fromMs, sinceMs));
  }
  return passedMs;
}

/** Lists the office hours of each business day from the day of `sinceMs` on. */
export function* listOpenHours(sinceMs: number, office: OfficeHours): Generator<OpenHours> {
  const instant = Temporal.Instant.fromEpochMilliseconds(sinceMs);
  let date = instant.toZonedDateTimeISO(office.timeZone).toPlainDate();
  for (; ; date = date.add({ days: 1 })) {
    if (!office.days.includes(date.dayOfWeek) || office.holidays.includes(date.toString())) continue;
    const open = openHoursOn(date, office);
    if (open) yield open;
  }
}

/** Returns `undefined` for a day that the time zone skips, because it crosses the date line. */
function openHoursOn(
  date: Temporal.PlainDate,
  { timeZone, opens, closes }: OfficeHours,
): OpenHours | undefined {
  const opening = date.toPlainDateTime(Temporal.PlainTime.from(opens)).toZonedDateTime(timeZone);
  if (!opening.toPlainDate().equals(date)) return undefined;
  const closing = date
    .toPlainDateTime(Temporal.PlainTime.from(closes))
    .toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return { fromMs: opening.epochMilliseconds, untilMs: closing.epochMilliseconds };
}
