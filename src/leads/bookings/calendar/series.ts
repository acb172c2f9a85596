import { dayMs } from "#platform/time/durations.ts";
import { toMs } from "./clock.ts";
import {
  attempt,
  type BusyTime,
  type CalendarEvent,
  createSpan,
  type Fault,
  readLength,
  readStart,
} from "./events.ts";
import { expandRule, type RuleWindow, type SeriesStart } from "./recurrence-rule.ts";
import { startOfDay, type Zone } from "./times.ts";

type Span = (wallMs: number) => BusyTime;

/** A changed occurrence of a series. */
export interface Change {
  /** The start of the occurrence that it replaces; `undefined` if either can't be read, so both stay busy. */
  original: SeriesStart | undefined;
  /** `undefined` if the owner is free. */
  occurrence: { start: SeriesStart; span: Span } | undefined;
  /** True if it also changes all later occurrences. */
  isLasting: boolean;
}

/** Reads an override in a series. Its times are in `zone` unless they name one. */
export function readChange(event: CalendarEvent, zone: Zone | undefined, faults: Fault[]): Change {
  const { recurrenceId, clock, isFree } = event;
  const original =
    recurrenceId && attempt(faults, () => clock.readTime(recurrenceId.value, recurrenceId, zone)).value;
  for (const fault of faults) fault.isUndated = true;
  const isLasting = recurrenceId?.parameter("RANGE")?.toUpperCase() === "THISANDFUTURE";
  if (isFree) return { original, occurrence: undefined, isLasting };
  const start = readStart(event, faults);
  const occurrence = start && { start, span: createSpan(start, readLength(event, start, faults), clock) };
  return { original: faults.length > 0 ? undefined : original, occurrence, isLasting };
}

/** Lists when an event or a series is busy, around the window, without the occurrences that are changed. */
export function listSeries(
  event: CalendarEvent,
  changes: readonly Change[],
  window: RuleWindow,
  faults: Fault[],
): BusyTime[] {
  const start = readStart(event, faults);
  if (!start) return [];
  const length = readLength(event, start, faults);
  const span = createSpan(start, length, event.clock);
  const lasting = listLasting(changes, start);
  const lengthMs = length ? length.days * dayMs + length.ms : dayMs;
  const marginMs = 3 * dayMs + Math.max(0, ...lasting.map(({ shiftMs }) => Math.abs(shiftMs)));
  const wide = { fromMs: window.fromMs - lengthMs - marginMs, toMs: window.toMs + marginMs };
  const isExcluded = readExclusions(event, { start, changes, window: wide }, faults);
  const spans = listOccurrences(event, { start, span, window: wide }, faults);
  return [...spans]
    .filter(([wallMs]) => !isExcluded(wallMs))
    .flatMap(([wallMs, own]) => {
      const ms = start.zone.toMs(wallMs);
      const change = lasting.findLast(({ fromMs }) => fromMs <= ms);
      return change ? change.listSpan(wallMs) : [own(wallMs)];
    });
}

/** Lists changes that also change all later occurrences, in ascending order. */
function listLasting(changes: readonly Change[], { zone }: SeriesStart) {
  return changes
    .flatMap(({ original, occurrence, isLasting }) => {
      if (!original || !isLasting) return [];
      const fromMs = toMs(original);
      const fromWallMs = zone.toWallMs(fromMs);
      if (!occurrence) return [{ fromMs, shiftMs: 0, listSpan: () => [] }];
      const { start, span } = occurrence;
      const listSpan = (wallMs: number) => [span(start.wallMs + wallMs - fromWallMs)];
      return [{ fromMs, shiftMs: toMs(start) - fromMs, listSpan }];
    })
    .sort((a, b) => a.fromMs - b.fromMs);
}

interface SeriesParts {
  start: SeriesStart;
  window: RuleWindow;
}

/** Returns a function that checks whether an occurrence is changed or excepted. */
function readExclusions(
  { component, clock }: CalendarEvent,
  { start, changes, window }: SeriesParts & { changes: readonly Change[] },
  faults: Fault[],
): (wallMs: number) => boolean {
  const times = new Set<number>();
  const days = new Set<number>();
  const add = (excluded: SeriesStart) => {
    const ms = toMs(excluded);
    if (!start.isDate && !excluded.isDate) return times.add(ms);
    // An all-day event's exception can be a time: midnight, or any time of that day.
    const localMs = clock.local.toWallMs(ms);
    return days.add(startOfDay(localMs) === localMs ? localMs : startOfDay(excluded.wallMs));
  };
  for (const { original } of changes) if (original) add(original);
  for (const property of component.properties) {
    if (property.name === "EXRULE") {
      for (const wallMs of expandRule(property.value, start, window).starts)
        times.add(start.zone.toMs(wallMs));
    }
    if (property.name !== "EXDATE") continue;
    for (const value of listValues(property.value)) {
      const { value: excluded } = attempt(faults, () => clock.readTime(value, property, start.zone));
      if (excluded) add(excluded);
    }
  }
  return (wallMs) => days.has(startOfDay(wallMs)) || times.has(start.zone.toMs(wallMs));
}

/** Lists the starts of all occurrences. */
function listOccurrences(
  { component, clock }: CalendarEvent,
  { start, span, window }: SeriesParts & { span: Span },
  faults: Fault[],
): Map<number, Span> {
  const spans = new Map([[start.wallMs, span]]);
  for (const property of component.properties) {
    const { name, line } = property;
    if (name === "RRULE") {
      const found = expandRule(property.value, start, window);
      for (const wallMs of found.starts) spans.set(wallMs, span);
      if (found.fault) faults.push({ line, reason: found.fault, isUndated: true });
    }
    if (name !== "RDATE") continue;
    for (const value of listValues(property.value)) {
      const [from = ""] = value.split("/");
      const { value: added, day } = attempt(faults, () => clock.readTime(from, property, start.zone));
      const timeOfDay = start.wallMs - startOfDay(start.wallMs);
      if (!added) {
        if (day !== undefined) spans.set(day + timeOfDay, span);
      } else if (value.includes("/")) {
        const period = attempt(faults, () => clock.readPeriod(value, property, start.zone)).value;
        const own = createSpan(added, period?.length, clock);
        spans.set(start.zone.toWallMs(toMs(added)), () => own(added.wallMs));
      } else if (start.isDate === added.isDate) {
        spans.set(start.zone.toWallMs(toMs(added)), span);
      } else {
        spans.set(startOfDay(clock.local.toWallMs(toMs(added))) + timeOfDay, span);
      }
    }
  }
  return spans;
}

function listValues(value: string): string[] {
  return value.split(",").filter((each) => each.trim() !== "");
}
