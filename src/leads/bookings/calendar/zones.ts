import { findIana } from "windows-iana";
import { dayMs } from "#platform/time/durations.ts";
import type { Component } from "./components.ts";
import { expandRule, type RuleWindow } from "./recurrence-rule.ts";
import { readWallTime, type Zone } from "./times.ts";

export const utc: Zone = { toMs: (wallMs) => wallMs, toWallMs: (ms) => ms };

/** Returns a zone that the platform knows. An hour that clocks skip is read as one hour later. */
export function createZone(timeZone: string): Zone {
  return {
    toMs: (wallMs) =>
      Temporal.Instant.fromEpochMilliseconds(wallMs)
        .toZonedDateTimeISO("UTC")
        .toPlainDateTime()
        .toZonedDateTime(timeZone).epochMilliseconds,
    toWallMs: (ms) =>
      ms + Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).offsetNanoseconds / 1e6,
  };
}

/** Finds the platform's zone for a TZID: an IANA or Windows name, or an offset. */
export function findZone(name: string): Zone | undefined {
  // Older programs prefix the name: `/example.org/20260101_1/Europe/Berlin`.
  const parts = name.split("/");
  const suffixes = parts.map((_, place) => parts.slice(place).join("/"));
  const names = [...suffixes, /\butc$/i.test(name) ? "UTC" : "", ...findIana(name), readOffsetName(name)];
  const timeZone = names.find(isTimeZone);
  return timeZone === undefined ? undefined : createZone(timeZone);
}

/** Excludes abbreviations such as `BST`, which `Intl` knows: they can mean several zones. */
function isTimeZone(name: string | undefined): name is string {
  try {
    return name !== undefined && createZone(name).toMs(0) !== undefined;
  } catch {
    return false;
  }
}

/** Reads `UTC+2`, `GMT+05:30` or `(UTC+01:00) Some city` as `+01:00`. */
function readOffsetName(name: string): string {
  const [, sign = "", hours = "", minutes = "00"] =
    /^\(?(?:UTC|GMT)?\s*([+-])(\d\d?):?(\d\d)?(?:\)|$)/i.exec(name) ?? [];
  return `${sign}${hours.padStart(2, "0")}:${minutes}`;
}

/** A change in a zone's UTC offset. */
interface Transition {
  ms: number;
  beforeMs: number;
  offsetMs: number;
}

/**
 * Creates a zone from its definition in the feed (VTIMEZONE); `undefined` if that can't be read. `known` is what the platform
 * knows by that name.
 */
export function readZone(
  definition: Component,
  { fromMs, toMs }: RuleWindow,
  known: Zone | undefined,
): Zone | undefined {
  const window = { fromMs: fromMs - 800 * dayMs, toMs: toMs + 400 * dayMs };
  const transitions = definition.components
    .flatMap((component) => readTransitions(component, window))
    .sort((a, b) => a.ms - b.ms);
  const [first] = transitions;
  const last = transitions.at(-1);
  if (!first || !last) return undefined;
  // Some programs write only a zone's first offset, from 1893 for example.
  if (last.ms < 0 && known?.toWallMs(last.ms) === last.ms + last.offsetMs) return known;
  const offsetAt = (ms: number) =>
    transitions.findLast((transition) => transition.ms <= ms)?.offsetMs ?? first.beforeMs;
  return {
    toWallMs: (ms) => ms + offsetAt(ms),
    toMs(wallMs) {
      const [before, after] = [offsetAt(wallMs - dayMs), offsetAt(wallMs + dayMs)];
      const offset = [before, after].find((each) => offsetAt(wallMs - each) === each) ?? before;
      return wallMs - offset;
    },
  };
}

/** Lists when a definition's STANDARD or DAYLIGHT begins. */
function readTransitions(component: Component, window: RuleWindow): Transition[] {
  const find = (name: string) => component.properties.find((property) => property.name === name);
  const offsetMs = readOffset(find("TZOFFSETTO")?.value);
  const beforeMs = readOffset(find("TZOFFSETFROM")?.value) ?? offsetMs;
  const startMs = readWallTime(find("DTSTART")?.value ?? "")?.wallMs;
  if (offsetMs === undefined || beforeMs === undefined || startMs === undefined) return [];
  const fixed: Zone = { toMs: (wallMs) => wallMs - beforeMs, toWallMs: (ms) => ms + beforeMs };
  const starts = component.properties.flatMap(({ name, value }) => {
    if (name === "RDATE") return value.split(",").map((each) => readWallTime(each)?.wallMs ?? Number.NaN);
    if (name !== "RRULE") return [];
    return expandRule(value, { wallMs: startMs, isDate: false, zone: fixed }, window).starts;
  });
  return [startMs, ...starts]
    .filter((wallMs) => !Number.isNaN(wallMs))
    .map((wallMs) => ({ ms: fixed.toMs(wallMs), offsetMs, beforeMs }));
}

/** Reads `+0530` or `-08:00`. */
function readOffset(value = ""): number | undefined {
  const [, sign, hours, minutes, seconds = 0] = /^([+-]?)(\d\d):?(\d\d):?(\d\d)?$/.exec(value) ?? [];
  if (hours === undefined) return undefined;
  const ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return sign === "-" ? -ms : ms;
}
