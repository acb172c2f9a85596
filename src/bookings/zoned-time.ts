/** Words are put together from parts, so that every browser and the server say the same whatever their patterns are. */
type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** One formatter for date and time together: a slow phone takes some milliseconds to make one. */
const shapes = {
  moment: {
    ...{ weekday: "long", year: "numeric", month: "long", day: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", hour12: true },
  },
  zoneName: { timeZoneName: "long" },
  zoneOffset: { timeZoneName: "shortOffset" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** At most this many are kept: on the server visitors name the zones, in whatever spelling. */
const MAX_FORMATTERS = 100;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Throws where the zone is none. */
function formatterOf(shape: keyof typeof shapes, zone: string): Intl.DateTimeFormat {
  const name = `${shape} ${zone}`;
  const known = formatters.get(name);
  if (known) return known;
  const common = { timeZone: zone, calendar: "gregory", numberingSystem: "latn" };
  const formatter = new Intl.DateTimeFormat("en-US", { ...shapes[shape], ...common });
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(name, formatter);
  return formatter;
}

function partsOf(shape: keyof typeof shapes, zone: string, iso: string): Parts {
  const parts: Parts = {};
  for (const { type, value } of formatterOf(shape, zone).formatToParts(new Date(iso))) parts[type] = value;
  return parts;
}

const monthNames = "January February March April May June July August September October November December";
const months = monthNames.split(" ");

/** Whether a text names a zone that this machine knows. */
export function isTimeZone(zone: string): boolean {
  try {
    return zone !== "" && formatterOf("moment", zone) !== undefined;
  } catch {
    return false;
  }
}

/** The one name of a zone that has several: what `Asia/Calcutta` and `Asia/Kolkata` both are. */
export function canonicalZone(zone: string): string {
  return formatterOf("moment", zone).resolvedOptions().timeZone;
}

/** The day that an instant falls on in a zone, to sort and group by: `2026-11-24`. */
export function dayIn(zone: string, iso: string): string {
  const { year, month = "", day = "" } = partsOf("moment", zone, iso);
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** `Tuesday, November 24, 2026` */
export function describeDay(zone: string, iso: string): string {
  const { weekday, day, month, year } = partsOf("moment", zone, iso);
  return `${weekday}, ${month} ${day}, ${year}`;
}

/** `Tue`, `Nov`, `24`: the day where room is short. */
export function shortDay(zone: string, iso: string): { weekday: string; day: string; month: string } {
  const { weekday = "", day = "", month = "" } = partsOf("moment", zone, iso);
  return { weekday: weekday.slice(0, 3), day, month: month.slice(0, 3) };
}

/** `9:00 AM` */
export function describeTime(zone: string, iso: string): string {
  const { hour, minute, dayPeriod } = partsOf("moment", zone, iso);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** `Tuesday, November 24, 2026 at 9:00 AM` */
export function describeMoment(zone: string, iso: string): string {
  return `${describeDay(zone, iso)} at ${describeTime(zone, iso)}`;
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
