/** These functions assemble strings from parts, because patterns differ between the server and browsers. */
type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Milliseconds since 1970, or ISO 8601. */
type Instant = number | string;

/** Formats date and time together, because creating a formatter takes milliseconds on a slow phone. */
const shapes = {
  moment: {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  },
  zoneName: { timeZoneName: "long" },
  zoneOffset: { timeZoneName: "shortOffset" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Limits the cache: on the server, time zones come from visitors, in any spelling. */
const MAX_FORMATTERS = 100;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Throws if the time zone is unknown. */
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

function partsOf(shape: keyof typeof shapes, zone: string, time: Instant): Parts {
  const parts: Parts = {};
  for (const { type, value } of formatterOf(shape, zone).formatToParts(new Date(time))) parts[type] = value;
  return parts;
}

const monthNames = "January February March April May June July August September October November December";
const months = monthNames.split(" ");

export function isTimeZone(zone: string): boolean {
  try {
    return zone !== "" && formatterOf("moment", zone) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the same name for all aliases of a time zone, such as `Asia/Calcutta` and `Asia/Kolkata`. */
export function canonicalZone(zone: string): string {
  return formatterOf("moment", zone).resolvedOptions().timeZone;
}

/** Returns an instant's day in a time zone, for sorting and grouping: `2026-11-24`. */
export function dayIn(zone: string, time: Instant): string {
  const { year, month = "", day = "" } = partsOf("moment", zone, time);
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Returns `Tuesday, November 24, 2026`. */
export function describeDay(zone: string, time: Instant): string {
  const { weekday, day, month, year } = partsOf("moment", zone, time);
  return `${weekday}, ${month} ${day}, ${year}`;
}

/** Returns the parts of a short day: `Tue`, `Nov`, `24`. */
export function shortDay(zone: string, time: Instant): { weekday: string; day: string; month: string } {
  const { weekday = "", day = "", month = "" } = partsOf("moment", zone, time);
  return { weekday: weekday.slice(0, 3), day, month: month.slice(0, 3) };
}

/** Returns `9:00 AM`. */
export function describeTime(zone: string, time: Instant): string {
  const { hour, minute, dayPeriod } = partsOf("moment", zone, time);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** Returns whether it is between 7 AM and 9 PM. */
export function isDaytime(zone: string, time: Instant): boolean {
  const { hour = "", dayPeriod } = partsOf("moment", zone, time);
  const hours = (Number(hour) % 12) + (dayPeriod === "PM" ? 12 : 0);
  return hours >= 7 && hours < 21;
}

/** Returns `Tuesday, November 24, 2026 at 9:00 AM`. */
export function describeMoment(zone: string, time: Instant): string {
  return `${describeDay(zone, time)} at ${describeTime(zone, time)}`;
}

/** Returns `India Standard Time (GMT+5:30)` at that instant, or just the offset if the time zone has no name. */
export function describeZone(zone: string, time: Instant): string {
  const { timeZoneName: name = "" } = partsOf("zoneName", zone, time);
  const { timeZoneName: offset = "" } = partsOf("zoneOffset", zone, time);
  return name.startsWith("GMT") ? offset : `${name} (${offset})`;
}

/** Returns whether two time zones show the same day and time at an instant. */
export function showsSame(zone: string, other: string, time: Instant): boolean {
  return dayIn(zone, time) === dayIn(other, time) && describeTime(zone, time) === describeTime(other, time);
}
