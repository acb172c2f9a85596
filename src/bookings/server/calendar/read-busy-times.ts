import ICAL from "ical.js";
import { dayMs } from "../../../durations.ts";
import { isTimeZone } from "../../index.ts";

/** Times are in ms since 1970. */
export interface BusyTime {
  startMs: number;
  endMs: number;
}

export interface CalendarReading {
  /** In ascending order. */
  times: readonly BusyTime[];
  /** How many events couldn't be parsed. */
  unread: number;
}

export interface ReadingOptions {
  fromMs: number;
  toMs: number;
  /** The office's time zone, for all-day events and times without a time zone unless the calendar sets one. */
  timeZone: string;
}

const maxEvents = 2000;

/** Limit per recurrence rule, enough for an hourly event over 11 years. */
const maxSteps = 100_000;

/**
 * Reads an iCalendar feed's busy times (RFC 5545). Run it in a thread with a deadline, because `ical.js` loops forever
 * on some rules. Throws if `text` isn't a calendar or has too many events.
 */
export function readBusyTimes(text: string, options: ReadingOptions): CalendarReading {
  const parsed: unknown = ICAL.parse(text);
  const calendar = new ICAL.Component(parsed as ConstructorParameters<typeof ICAL.Component>[0]);
  if (calendar.name !== "vcalendar") throw new Error("Not an iCalendar file.");
  const events = calendar.getAllSubcomponents("vevent");
  if (events.length > maxEvents) throw new Error(`The calendar has more than ${maxEvents} events.`);
  const clock = createClock(calendar, options.timeZone);
  const changed = mapChanges(events, clock);
  const times: BusyTime[] = [];
  let unread = 0;
  for (const event of events) {
    const isChange = event.hasProperty("recurrence-id");
    const others = isChange ? undefined : changed.get(uidOf(event));
    try {
      if (isBusy(event)) times.push(...listTimes(event, others ?? new Set(), clock, options));
    } catch {
      unread += 1;
    }
  }
  return { times: times.sort((a, b) => a.startMs - b.startMs), unread };
}

type Component = InstanceType<typeof ICAL.Component>;
type Property = InstanceType<typeof ICAL.Property>;
type Time = InstanceType<typeof ICAL.Time>;

function uidOf(event: Component): string {
  return String(event.getFirstPropertyValue("uid") ?? "");
}

function isBusy(event: Component): boolean {
  const is = (name: string, value: string) =>
    String(event.getFirstPropertyValue(name) ?? "").toUpperCase() === value;
  return !(
    is("status", "CANCELLED") ||
    is("transp", "TRANSPARENT") ||
    is("x-microsoft-cdo-busystatus", "FREE")
  );
}

/** Maps each UID to the original starts of its changed, moved and canceled occurrences. */
function mapChanges(events: readonly Component[], clock: Clock): Map<string, Set<number>> {
  const changes = new Map<string, Set<number>>();
  for (const event of events) {
    const property = event.getFirstProperty("recurrence-id");
    if (!property) continue;
    const starts = changes.get(uidOf(event)) ?? new Set();
    try {
      for (const ms of clock.readAll(property)) starts.add(ms);
    } catch {
      // The event is counted in `unread` later.
    }
    changes.set(uidOf(event), starts);
  }
  return changes;
}

function listTimes(
  event: Component,
  changed: ReadonlySet<number>,
  clock: Clock,
  { fromMs, toMs }: ReadingOptions,
): BusyTime[] {
  const property = event.getFirstProperty("dtstart");
  const start = property?.getFirstValue();
  if (!property || !(start instanceof ICAL.Time)) return [];
  const excluded = new Set([
    ...changed,
    ...event.getAllProperties("exdate").flatMap((each) => clock.readAll(each)),
  ]);
  const startMs = clock.toMs(start, property);
  const endOf = createEnds(event, { start, startMs }, clock);
  const starts = new Set([
    startMs,
    ...event.getAllProperties("rdate").flatMap((each) => clock.readAll(each)),
  ]);
  for (const rule of event.getAllProperties("rrule")) {
    for (const ms of repeat(rule, start, property, clock, toMs)) starts.add(ms);
  }
  return [...starts]
    .filter((ms) => !excluded.has(ms))
    .map((ms) => ({ startMs: ms, endMs: endOf(ms) }))
    .filter(({ startMs: from, endMs: to }) => from < toMs && to > fromMs && to > from);
}

/** Returns a function that computes an occurrence's end from its start and the first occurrence's length. */
function createEnds(
  event: Component,
  { start, startMs }: { start: Time; startMs: number },
  clock: Clock,
): (ms: number) => number {
  const end = event.getFirstProperty("dtend");
  const endMs = end ? clock.readAll(end)[0] : undefined;
  const duration = event.getFirstPropertyValue("duration");
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : undefined;
  if (start.isDate) {
    const lengthMs = seconds === undefined ? (endMs ?? startMs + dayMs) - startMs : seconds * 1000;
    const days = Math.round(lengthMs / dayMs);
    return (ms) => clock.addDays(ms, Math.max(1, days));
  }
  const lengthMs = endMs === undefined ? (seconds ?? 0) * 1000 : endMs - startMs;
  return (ms) => ms + lengthMs;
}

/** Lists the starts that a rule generates, up to `toMs`. */
function* repeat(
  property: Property,
  start: Time,
  startProperty: Property,
  clock: Clock,
  toMs: number,
): Generator<number> {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur)) return;
  // Compare wall-clock times, so a weekly call stays at nine when clocks change.
  const wall = start.clone();
  if (start.zone !== ICAL.Timezone.utcTimezone) wall.zone = ICAL.Timezone.localTimezone;
  // If UNTIL is a date, it includes the whole day.
  const untilMs = rule.until
    ? clock.toMs(rule.until, startProperty) + (rule.until.isDate && !start.isDate ? dayMs - 1 : 0)
    : Number.POSITIVE_INFINITY;
  rule.until = null;
  const iterator = rule.iterator(wall);
  for (let step = 0; step < maxSteps; step += 1) {
    const next = iterator.next();
    if (!next) return;
    const ms = clock.toMs(next, startProperty);
    if (ms > untilMs || ms >= toMs) return;
    yield ms;
  }
  throw new Error("A recurrence rule has too many occurrences.");
}

type Clock = ReturnType<typeof createClock>;

function createClock(calendar: Component, officeZone: string) {
  const ownZone = String(calendar.getFirstPropertyValue("x-wr-timezone") ?? "");
  const timeZone = isTimeZone(ownZone) ? ownZone : officeZone;
  const described = new Map(
    calendar
      .getAllSubcomponents("vtimezone")
      .map((component) => [String(component.getFirstPropertyValue("tzid")), new ICAL.Timezone(component)]),
  );

  function toMs(time: Time, property: Property): number {
    if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
    const name = String(property.getFirstParameter("tzid") ?? "");
    const zone = described.get(name);
    // Names such as "W. Europe Standard Time" are defined only in the feed.
    if (!time.isDate && zone && !isTimeZone(name)) {
      const zoned = time.clone();
      zoned.zone = zone;
      return zoned.toUnixTime() * 1000;
    }
    const { year, month, day, hour, minute, second } = time;
    const wall = { year, month, day, ...(!time.isDate && { hour, minute, second }) };
    return Temporal.PlainDateTime.from(wall).toZonedDateTime(
      !time.isDate && name && isTimeZone(name) ? name : timeZone,
    ).epochMilliseconds;
  }

  return {
    toMs,
    /** Reads a property's times, of a period its start. */
    readAll: (property: Property): number[] =>
      property.getValues().flatMap((value: unknown) => {
        const time = value instanceof ICAL.Period ? value.start : value;
        return time instanceof ICAL.Time ? [toMs(time, property)] : [];
      }),
    addDays: (ms: number, days: number) =>
      Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).add({ days }).epochMilliseconds,
  };
}
