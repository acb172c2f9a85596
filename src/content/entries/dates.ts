import * as v from "valibot";

/** `2025-04-08` */
export const IsoDateSchema = v.pipe(
  v.string("must be a date like 2025-04-08"),
  v.isoDate("must be a date like 2025-04-08"),
  v.check(isCalendarDay, "must be a day that exists"),
);

/** `Date` alone would turn `2025-02-31` into March 3. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

// Dates are formatted in UTC, so that the server and the browser agree.
const utc = { timeZone: "UTC", year: "numeric" } as const;
const dayFormat = new Intl.DateTimeFormat("en-US", { ...utc, month: "short", day: "numeric" });
const monthFormat = new Intl.DateTimeFormat("en-US", { ...utc, month: "short" });
const longDayFormat = new Intl.DateTimeFormat("en-US", { ...utc, month: "long", day: "numeric" });

/** `2025-04-08` -> `Apr 8, 2025`. */
export function formatDay(isoDay: string): string {
  return dayFormat.format(new Date(`${isoDay}T00:00:00Z`));
}

/** `2025-04-08` -> `Apr 2025`. */
export function formatMonth(isoDay: string): string {
  return monthFormat.format(new Date(`${isoDay}T00:00:00Z`));
}

/** `2025-09-01` -> `September 1, 2025`. */
export function formatLongDay(isoDay: string): string {
  return longDayFormat.format(new Date(`${isoDay}T00:00:00Z`));
}
