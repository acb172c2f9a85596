const utc = { timeZone: "UTC", year: "numeric" } as const;
const dayFormat = new Intl.DateTimeFormat("en-US", { ...utc, month: "short", day: "numeric" });
const monthFormat = new Intl.DateTimeFormat("en-US", { ...utc, month: "short" });
const longDayFormat = new Intl.DateTimeFormat("en-US", { ...utc, month: "long", day: "numeric" });

/** `2025-04-08` -> `Apr 8, 2025`. In UTC, so that server and browser never differ. */
export function formatDay(isoDay: string): string {
  return dayFormat.format(new Date(`${isoDay}T00:00:00Z`));
}

/** `2025-04-08` -> `Apr 2025`. */
export function formatMonth(isoDay: string): string {
  return monthFormat.format(new Date(`${isoDay}T00:00:00Z`));
}

/** `2025-09-01` -> `September 1, 2025`: the effective date of a legal page (spec 2.10). */
export function formatLongDay(isoDay: string): string {
  return longDayFormat.format(new Date(`${isoDay}T00:00:00Z`));
}
