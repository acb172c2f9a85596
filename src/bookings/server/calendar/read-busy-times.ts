import { type Clock, createClock, findProperty } from "./clock.ts";
import { type Component, readCalendars } from "./components.ts";
import {
  attempt,
  type BusyTime,
  type CalendarEvent,
  createSpan,
  type Fault,
  isOver,
  readEvent,
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

/** Busy times that come from one place of the feed. */
interface Found {
  times: readonly BusyTime[];
  faults: readonly Fault[];
}

/**
 * Reads an iCalendar feed's busy times (RFC 5545). In doubt, a time is busy: an event of which only the day can be read
 * takes the whole day. Run it in a thread with a deadline. Throws if `text` isn't a calendar.
 */
export function readBusyTimes(text: string, options: ReadingOptions): CalendarReading {
  const { fromMs, toMs } = options;
  const times = new Map<string, BusyTime>();
  const unread: UnreadEvent[] = [];
  for (const found of readAll(readCalendars(text), options)) {
    const current = found.times.filter(
      ({ startMs, endMs }) => startMs < toMs && endMs > fromMs && endMs > startMs,
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

/** Reads the events with the same UID: a series and its changes, or different events of a program that repeats UIDs. */
function* readGroup(events: readonly CalendarEvent[], options: ReadingOptions): Generator<Found> {
  const series = findLatest(events.filter(({ recurrenceId }) => !recurrenceId));
  const byOriginal = Map.groupBy(events, ({ recurrenceId }) => recurrenceId?.value);
  byOriginal.delete(undefined);
  const isCurrent = ({ component }: CalendarEvent) => !isOver(component, options.fromMs);
  const changed = [...byOriginal.values()].flatMap(findLatest).filter(isCurrent);
  if (series.length === 0) return yield* changed.map((event) => readSeries(event, [], options));
  const changes = changed.map((event) => {
    const faults: Fault[] = [];
    return { change: readChange(event, faults), faults };
  });
  for (const { change, faults } of changes) {
    const { start, span } = change.occurrence ?? {};
    yield { times: start && span ? [span(start.wallMs)] : [], faults };
  }
  for (const event of series.filter(isCurrent)) {
    yield readSeries(
      event,
      changes.map(({ change }) => change),
      options,
    );
  }
}

function readSeries(event: CalendarEvent, changes: readonly Change[], options: ReadingOptions): Found {
  const faults: Fault[] = [];
  return { times: event.isFree ? [] : listSeries(event, changes, options, faults), faults };
}

/** Finds the versions with the highest SEQUENCE. */
function findLatest(versions: readonly CalendarEvent[]): CalendarEvent[] {
  const latest = Math.max(...versions.map(({ sequence }) => sequence));
  return versions.filter(({ sequence }) => sequence === latest);
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
