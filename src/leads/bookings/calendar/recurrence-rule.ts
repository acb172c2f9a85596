import { RRuleTemporal } from "rrule-temporal";
import { dayMs } from "#platform/time/durations.ts";
import { readWallTime, startOfDay, type Zone } from "./times.ts";

export interface RuleWindow {
  fromMs: number;
  toMs: number;
}

/** The start of a series. */
export interface SeriesStart {
  wallMs: number;
  isDate: boolean;
  zone: Zone;
}

export interface RuleStarts {
  /** Wall-clock times of occurrences in the window. */
  starts: readonly number[];
  /** Why a part of the rule was ignored. */
  fault?: string;
}

/** The library stops a rule after this many steps: enough for a daily event over a century. */
const maxSteps = 50_000;

const weekday = "(?:MO|TU|WE|TH|FR|SA|SU)";
const partPatterns: Record<string, RegExp> = {
  FREQ: /^(SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^0*[1-9]\d{0,8}$/,
  COUNT: /^\d{1,9}$/,
  UNTIL: /^/,
  BYDAY: new RegExp(`^(?:[+-]?\\d+)?${weekday}(?:,(?:[+-]?\\d+)?${weekday})*$`),
  WKST: new RegExp(`^${weekday}$`),
  RSCALE: /^GREGORIAN$/,
  SKIP: /^(OMIT|BACKWARD|FORWARD)$/,
};

/** The highest number allowed in each of the rule's other parts. */
const partMaxima: Record<string, number> = {
  ...{ BYMONTH: 12, BYMONTHDAY: 31, BYYEARDAY: 366, BYWEEKNO: 53, BYSETPOS: 366 },
  ...{ BYHOUR: 23, BYMINUTE: 59, BYSECOND: 60 },
};

/** Lists a rule's occurrences in a window of wall-clock times, by the wall clock, so a call at nine stays at nine. */
export function expandRule(rule: string, start: SeriesStart, window: RuleWindow): RuleStarts {
  const { parts, fault } = readParts(rule);
  if (rule.trim() === "") return { starts: [] };
  if (!parts.has("FREQ")) return { starts: [], fault: "its rule doesn't say how often it repeats" };
  const until = parts.get("UNTIL");
  const untilMs = until === undefined ? undefined : readUntil(until, start);
  const faults = [
    fault,
    until !== undefined && untilMs === undefined && "its rule ends at an unreadable time",
  ];
  const reported = {
    ...faults.filter((each) => typeof each === "string").map((each) => ({ fault: each }))[0],
  };
  const toMs = Math.min(window.toMs, untilMs ?? window.toMs);
  if (toMs < window.fromMs) return { starts: [] };
  // A whole day has no hours.
  for (const name of start.isDate ? ["UNTIL", "BYHOUR", "BYMINUTE", "BYSECOND"] : ["UNTIL"])
    parts.delete(name);
  const text = [...parts].map(([name, value]) => `${name}=${value}`).join(";");
  const inUtc = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO("UTC");
  try {
    const recurrence = new RRuleTemporal({
      rruleString: `RRULE:${text}`,
      dtstart: inUtc(start.wallMs),
      maxIterations: maxSteps,
      maxCandidateEvaluations: maxSteps,
    });
    const found = recurrence.between(inUtc(window.fromMs), inUtc(toMs), true);
    return { starts: found.map(({ epochMilliseconds }) => epochMilliseconds), ...reported };
  } catch {
    return { starts: [], fault: "its rule can't be followed, for example because it repeats too often" };
  }
}

/** Reads a rule with stray spaces, lower-case letters and empty parts. Leaves out parts that can't be read. */
function readParts(rule: string): { parts: Map<string, string>; fault?: string } {
  const parts = new Map<string, string>();
  let fault: string | undefined;
  const compact = rule.toUpperCase().replace(/\s|^RRULE:/g, "");
  for (const part of compact.split(";")) {
    const [name = "", list = ""] = part.split("=");
    const value = list.split(",").filter(Boolean).join(",");
    if (value === "") continue;
    const maximum = partMaxima[name];
    const isValid =
      maximum === undefined
        ? (partPatterns[name]?.test(value) ?? true)
        : value.split(",").every((each) => /^[+-]?\d+$/.test(each) && Math.abs(Number(each)) <= maximum);
    if (isValid) parts.set(name, value);
    else fault = "a part of its rule can't be read";
  }
  return { parts, ...(fault !== undefined && { fault }) };
}

/** Returns the wall-clock time of a rule's end, inclusive; of a date, the end of that day. */
function readUntil(value: string, { isDate, zone }: SeriesStart): number | undefined {
  const until = readWallTime(value);
  if (!until) return undefined;
  const { wallMs, offsetMs } = until;
  if (until.isDate) return wallMs + dayMs - 1;
  const localMs = offsetMs === undefined ? wallMs : zone.toWallMs(wallMs - offsetMs);
  return isDate ? Math.max(startOfDay(wallMs), localMs) : localMs;
}
