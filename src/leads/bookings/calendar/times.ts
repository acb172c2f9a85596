import { dayMs, hourMs, minuteMs } from "#platform/time/durations.ts";

/** Converts between instants and wall-clock times, which are in ms since 1970 as if the clock showed UTC. */
export interface Zone {
  toMs(wallMs: number): number;
  toWallMs(ms: number): number;
}

/** A date or time as written, without a time zone. */
export interface WallTime {
  /** Midnight if `isDate`. */
  wallMs: number;
  isDate: boolean;
  /** Ms east of UTC, if the value has an offset; 0 for `Z`. */
  offsetMs: number | undefined;
}

const pattern =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d+)?)?\s*(?:(Z)|([+-]\d\d):?(\d\d))?)?$/i;

/** Reads `20261201`, `20261201T090000Z` and similar forms. */
export function readWallTime(value: string): WallTime | undefined {
  const [, year, month, day, hour, minute, second = "00", z, offsetHour, offsetMinute] =
    pattern.exec(value.trim()) ?? [];
  const dateMs = readDay(`${year}-${month}-${day}`);
  if (dateMs === undefined) return undefined;
  if (hour === undefined) return { wallMs: dateMs, isDate: true, offsetMs: undefined };
  const isLeapSecond = second === "60";
  const time = `${hour}:${minute}:${isLeapSecond ? "59" : second}`;
  const wallMs = Date.parse(`${year}-${month}-${day}T${time}Z`) + (isLeapSecond ? 1000 : 0);
  if (Number.isNaN(wallMs)) return undefined;
  const offsetMs = z ? 0 : readOffset(offsetHour, offsetMinute);
  return { wallMs, isDate: false, offsetMs };
}

function readOffset(hours: string | undefined, minutes: string | undefined): number | undefined {
  if (hours === undefined) return undefined;
  const sign = hours.startsWith("-") ? -1 : 1;
  return Number(hours) * hourMs + sign * Number(minutes) * minuteMs;
}

/** Finds a day in a value that isn't a valid time, such as `20261201T990000`. */
export function findDay(value: string): number | undefined {
  const [, year, month, day] = /^\s*(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(value) ?? [];
  return readDay(`${year}-${month}-${day}`);
}

function readDay(date: string): number | undefined {
  const ms = Date.parse(`${date}T00:00:00Z`);
  // `Date.parse` reads February 30 as March 2.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(date) ? ms : undefined;
}

/** `days` are days of the calendar, which can have 23 or 25 hours. */
export interface Length {
  days: number;
  ms: number;
}

/** Reads `PT1H30M`, `P1W` or `-P1DT2H`. */
export function readDuration(value: string): Length | undefined {
  const compact = value.replace(/[\sT]/gi, "");
  const [matched, sign, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^([+-]?)P(?=\d)(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?$/i.exec(
      compact,
    ) ?? [];
  if (matched === undefined) return undefined;
  const ms = Number(hours) * hourMs + Number(minutes) * minuteMs + Number(seconds) * 1000;
  const allDays = Number(weeks) * 7 + Number(days);
  return sign === "-" ? { days: -allDays, ms: -ms } : { days: allDays, ms };
}

export const startOfDay = (wallMs: number) => Math.floor(wallMs / dayMs) * dayMs;
