import { type Clock, createClock, findProperty, toMs } from "./clock.ts";
import { type Component, readCalendars } from "./components.ts";
import {
  attempt,
  type BusyTime,
  type CalendarEvent,
  createSpan,
  type Fault,
  isOver,
  readEvent,
  readStart,
} from "./events.ts";
import { type Change, listSeries, readChange } from "./series.ts";

export type { BusyTime } from "./events.ts";

/** An event of which at least a part can't be read. Doesn't contain its text. */
export interface UnreadEvent {
  /** The line of the feed. */
  line: number;
  reason: string;
}

export interface CalendarReading {
  /** In ascending order. */
  times: readonly BusyTime[];
  unread: readonly UnreadEvent[];
}

export interface ReadingOptions {
  fromMs: number;
  toMs: number;
  /** The office's time zone, for all-day events and times without a time zone unless the calendar sets one. */
  timeZone: string;
}

/** Busy times that come from one place in the feed. */
interface Found {
  times: readonly BusyTime[];
  faults: readonly Fault[];
}

/**
 * Reads an iCalendar feed's busy times (RFC 5545). When in doubt, a time is busy: if only an event's day can be read, the
 * whole day is. Run it in a thread with a deadline. Throws if `text` isn't a calendar.
 */
export function readBusyTimes(text: string, options: ReadingOptions): CalendarReading {
  const { fromMs, toMs: untilMs } = options;
  const times = new Map<string, BusyTime>();
  const unread: UnreadEvent[] = [];
  for (const found of readAll(readCalendars(text), options)) {
    const current = found.times.filter(
      ({ startMs, endMs }) => startMs < untilMs && endMs > fromMs && endMs > startMs,
    );
    for (const time of current) times.set(`${time.startMs}/${time.endMs}`, time);
    // The owner doesn't need to hear about events that don't matter for the offered slots.
    const fault =
      found.faults.find(({ isUndated }) => isUndated) ?? (current.length > 0 ? found.faults[0] : undefined);
    if (fault) unread.push({ line: fault.line, reason: fault.reason });
  }
  return { times: [...times.values()].sort((a, b) => a.startMs - b.startMs), unread };
}

function* readAll(calendars: readonly Component[], options: ReadingOptions): Generator<Found> {
  const groups = new Map<string | Component, CalendarEvent[]>();
  for (const calendar of calendars) {
    const clock = createClock(calendar, options);
    const isCanceled = findProperty(calendar, "METHOD")?.value.toUpperCase() === "CANCEL";
    for (const component of calendar.components) {
      if (component.name === "VFREEBUSY") yield readFreeBusy(component, clock);
      if (component.name !== "VEVENT") continue;
      const group = findProperty(component, "UID")?.value || component;
      const event = readEvent(component, clock, isCanceled);
      const events = groups.get(group);
      if (events) events.push(event);
      else groups.set(group, [event]);
    }
  }
  for (const events of groups.values()) yield* readGroup(events, options);
}

/** Reads the events with the same UID: a series and its changes, or unrelated events from a program that reuses UIDs. */
function* readGroup(events: readonly CalendarEvent[], options: ReadingOptions): Generator<Found> {
  const isCurrent = ({ event }: Version) => !isOver(event.component, options.fromMs);
  const versions = events.map((event): Version => ({ event, faults: [] }));
  const series = findLatest(versions.filter(({ event }) => !event.recurrenceId));
  const changed = versions.filter(
    (version) => version.event.recurrenceId && isCurrent(version) && !isDeleted(version, series),
  );
  if (series.length === 0) return yield* changed.map(({ event }) => readSeries(event, [], options));
  const zone = series.map(({ event }) => readStart(event, [])?.zone)[0];
  const changes = changed.map((version) => ({
    ...version,
    ...readChange(version.event, zone, version.faults),
  }));
  const byOriginal = Map.groupBy(changes, ({ original, event }) => (original ? toMs(original) : event));
  const latest = [...byOriginal.values()].flatMap(findLatest);
  for (const { occurrence, faults } of latest) {
    yield { times: occurrence ? [occurrence.span(occurrence.start.wallMs)] : [], faults };
  }
  yield* series.filter(isCurrent).map(({ event }) => readSeries(event, latest, options));
}

interface Version {
  event: CalendarEvent;
  faults: Fault[];
}

function readSeries(event: CalendarEvent, changes: readonly Change[], options: ReadingOptions): Found {
  const faults: Fault[] = [];
  return { times: event.isFree ? [] : listSeries(event, changes, options, faults), faults };
}

/** Returns whether a later version of the series excludes the occurrence that was changed before. */
function isDeleted({ event: { recurrenceId, sequence } }: Version, series: readonly Version[]): boolean {
  return series.some(
    ({ event }) =>
      event.sequence > sequence &&
      event.component.properties.some(
        ({ name, value }) => name === "EXDATE" && value.split(",").includes(recurrenceId?.value ?? ""),
      ),
  );
}

/** Finds the versions with the highest SEQUENCE. */
function findLatest<T extends Version>(versions: readonly T[]): T[] {
  const latest = Math.max(...versions.map(({ event }) => event.sequence));
  return versions.filter(({ event }) => event.sequence === latest);
}

/** Reads published busy times without their events (VFREEBUSY). */
function readFreeBusy(component: Component, clock: Clock): Found {
  const faults: Fault[] = [];
  const times = component.properties.flatMap((property) => {
    if (property.name !== "FREEBUSY" || property.parameter("FBTYPE")?.toUpperCase() === "FREE") return [];
    return property.value.split(",").flatMap((value) => {
      const { value: period, day } = attempt(faults, () => clock.readPeriod(value.trim(), property));
      if (period) return [createSpan(period.start, period.length, clock)(period.start.wallMs)];
      return day === undefined
        ? []
        : [createSpan({ wallMs: day, isDate: true, zone: clock.local }, { days: 1, ms: 0 }, clock)(day)];
    });
  });
  return { times, faults };
}
