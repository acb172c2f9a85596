/** Words are put together from parts, so that every browser and the server say the same whatever their patterns are. */
type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const shapes = {
  key: { year: "numeric", month: "2-digit", day: "2-digit" },
  long: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  short: { weekday: "short", month: "short", day: "numeric" },
  time: { hour: "numeric", minute: "2-digit", hour12: true },
  zoneName: { timeZoneName: "long" },
  zoneOffset: { timeZoneName: "shortOffset" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A formatter takes a slow phone some milliseconds to make. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function partsOf(shape: keyof typeof shapes, zone: string, iso: string): Parts {
  const name = `${shape} ${zone}`;
  let formatter = formatters.get(name);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", {
      ...shapes[shape],
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
    });
    formatters.set(name, formatter);
  }
  const parts: Parts = {};
  for (const { type, value } of formatter.formatToParts(new Date(iso))) parts[type] = value;
  return parts;
}

/** Whether a text names a zone that this machine knows. */
export function isTimeZone(zone: string): boolean {
  if (zone === "") return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/** The one name of a zone that has several: what `Asia/Calcutta` and `Asia/Kolkata` both are. */
export function canonicalZone(zone: string): string {
  return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone;
}

/** The day that an instant falls on in a zone, to sort and group by: `2026-11-24`. */
export function dayIn(zone: string, iso: string): string {
  const { year, month, day } = partsOf("key", zone, iso);
  return `${year}-${month}-${day}`;
}

/** `Tuesday, 24 November 2026` */
export function describeDay(zone: string, iso: string): string {
  const { weekday, day, month, year } = partsOf("long", zone, iso);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** `Tue`, `24`, `Nov`: the day where room is short. */
export function shortDay(zone: string, iso: string): { weekday: string; day: string; month: string } {
  const { weekday = "", day = "", month = "" } = partsOf("short", zone, iso);
  return { weekday, day, month };
}

/** `9:00 AM` */
export function describeTime(zone: string, iso: string): string {
  const { hour, minute, dayPeriod } = partsOf("time", zone, iso);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** `Tuesday, 24 November 2026, 9:00 AM` */
export function describeMoment(zone: string, iso: string): string {
  return `${describeDay(zone, iso)}, ${describeTime(zone, iso)}`;
}

/** `India Standard Time (GMT+5:30)` as it is at that instant; the offset alone where the zone has no name. */
export function describeZone(zone: string, iso: string): string {
  const { timeZoneName: name = "" } = partsOf("zoneName", zone, iso);
  const { timeZoneName: offset = "" } = partsOf("zoneOffset", zone, iso);
  return name.startsWith("GMT") ? offset : `${name} (${offset})`;
}

/** Whether clocks and calendars of two zones show the same at an instant. */
export function showsSame(zone: string, other: string, iso: string): boolean {
  return dayIn(zone, iso) === dayIn(other, iso) && describeTime(zone, iso) === describeTime(other, iso);
}
