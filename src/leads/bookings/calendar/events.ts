import { dayMs } from "#platform/time/durations.ts";
import { type Clock, findProperty, toMs, UnreadableError } from "./clock.ts";
import type { Component, Property } from "./components.ts";
import type { SeriesStart } from "./recurrence-rule.ts";
import { type Length, readDuration, readWallTime, startOfDay } from "./times.ts";

/** Times are in ms since 1970. */
export interface BusyTime {
  startMs: number;
  endMs: number;
}

/** An event, or an override of one occurrence in a series. */
export interface CalendarEvent {
  component: Component;
  clock: Clock;
  /** Doesn't make the owner busy. */
  isFree: boolean;
  sequence: number;
  /** For an override, the start of the occurrence that it replaces. */
  recurrenceId: Property | undefined;
}

/** A part of an event that can't be read. */
export interface Fault {
  line: number;
  reason: string;
  /** True if the event could be at any time; otherwise, at least its day was found. */
  isUndated?: boolean;
}

export function readEvent(component: Component, clock: Clock, isCanceled: boolean): CalendarEvent {
  const sequence = Number.parseInt(findProperty(component, "SEQUENCE")?.value ?? "", 10);
  return {
    component,
    clock,
    isFree: isCanceled || isFree(component),
    sequence: Number.isNaN(sequence) ? 0 : sequence,
    recurrenceId: findProperty(component, "RECURRENCE-ID"),
  };
}

const freeValues: Record<string, RegExp> = {
  STATUS: /^CANCELL?ED$/i,
  TRANSP: /^TRANSPARENT$/i,
  "X-MICROSOFT-CDO-BUSYSTATUS": /^FREE$/i,
};

/** When in doubt, for example if there are two different states, the owner is busy. */
function isFree({ properties }: Component): boolean {
  return Object.entries(freeValues).some(([name, pattern]) => {
    const values = properties.filter((property) => property.name === name);
    return values.length > 0 && values.every(({ value }) => pattern.test(value));
  });
}

/** A cheap check for events that ended days ago, as most events in a calendar did. Returns false when in doubt. */
export function isOver({ properties }: Component, nowMs: number): boolean {
  // Its zone isn't known yet, and zones are up to 26 hours apart.
  const isPast = (value: string) => (readWallTime(value)?.wallMs ?? nowMs) < nowMs - 4 * dayMs;
  return (
    properties.some(({ name }) => name === "DTSTART") &&
    properties.every(({ name, value, parameter }) => {
      if (/^(RRULE|RDATE|DURATION)$/.test(name) || parameter("RANGE")) return false;
      return !/^(DTSTART|DTEND|RECURRENCE-ID)$/.test(name) || isPast(value);
    })
  );
}

/** Calls `read`. If a value can't be read, adds a fault and returns the day, if at least that is known. */
export function attempt<T>(
  faults: Fault[],
  read: () => T,
): { value: T; day?: undefined } | { value?: undefined; day: number | undefined } {
  try {
    return { value: read() };
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    faults.push({ line: error.line, reason: error.message });
    return { day: error.day };
  }
}

/** Reads an event's start. If only the day can be read, that is the start; `undefined` if there is no day either. */
export function readStart({ component, clock }: CalendarEvent, faults: Fault[]): SeriesStart | undefined {
  for (const name of ["DTSTART", "DTEND"]) {
    const property = findProperty(component, name);
    if (!property) continue;
    const { value, day } = attempt(faults, () => clock.readTime(property.value, property));
    if (name === "DTSTART" && value) return value;
    const wallMs = day ?? (value && clock.local.toWallMs(toMs(value)));
    if (wallMs !== undefined) {
      if (faults.length === 0) faults.push({ line: component.line, reason: "it has no start" });
      return { wallMs: startOfDay(wallMs), isDate: true, zone: clock.local };
    }
  }
  const [fault = { line: component.line, reason: "it has no start" }] = faults;
  faults.splice(0, 1, { ...fault, isUndated: true });
  return undefined;
}

/** Reads an event's length; `undefined` if it can't be read, so the whole day counts as busy. */
export function readLength(
  { component, clock }: CalendarEvent,
  start: SeriesStart,
  faults: Fault[],
): Length | undefined {
  const end = findProperty(component, "DTEND");
  const duration = findProperty(component, "DURATION");
  const lengths = [
    end &&
      (() => {
        const endMs = toMs(clock.readTime(end.value, end, start.zone));
        if (!start.isDate) return { days: 0, ms: endMs - toMs(start) };
        return { days: Math.ceil((clock.local.toWallMs(endMs) - start.wallMs) / dayMs), ms: 0 };
      }),
    duration && (() => readDuration(duration.value)),
  ];
  const found: Fault[] = [];
  for (const [place, read] of lengths.entries()) {
    if (!read) continue;
    const { line } = (place === 0 ? end : duration) ?? component;
    const length = attempt(found, () => {
      const { days, ms } = read() ?? { days: 0, ms: Number.NaN };
      if (Number.isNaN(ms)) throw new UnreadableError("its duration can't be read", { line });
      if (days < 0 || ms < 0) throw new UnreadableError("its end is before its start", { line });
      return start.isDate ? { days: Math.max(1, days + Math.ceil(ms / dayMs)), ms: 0 } : { days, ms };
    }).value;
    if (length) return length;
  }
  faults.push(...found);
  if (start.isDate) return { days: 1, ms: 0 };
  return found.length > 0 ? undefined : { days: 0, ms: 0 };
}

/** Returns an occurrence. Without a length, it is the whole day. */
export function createSpan({ zone }: SeriesStart, length: Length | undefined, { local }: Clock) {
  return (wallMs: number): BusyTime => {
    const startMs = zone.toMs(wallMs);
    if (!length) {
      const day = startOfDay(local.toWallMs(startMs));
      return { startMs: local.toMs(day), endMs: local.toMs(day + dayMs) };
    }
    const endMs = length.days === 0 ? startMs : zone.toMs(wallMs + length.days * dayMs);
    return { startMs, endMs: endMs + length.ms };
  };
}
