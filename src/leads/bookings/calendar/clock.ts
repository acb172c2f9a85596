import type { Component, Property } from "./components.ts";
import type { RuleWindow, SeriesStart } from "./recurrence-rule.ts";
import { findDay, type Length, readDuration, readWallTime, startOfDay, type Zone } from "./times.ts";
import { createZone, findZone, readZone, utc } from "./zones.ts";

/** A value that can't be read. Its message never contains the value. */
export class UnreadableError extends Error {
  override readonly name = "UnreadableError";
  readonly line: number;
  /** The wall-clock time of midnight, if at least the day can be read. */
  readonly day: number | undefined;

  constructor(message: string, { line, day }: { line: number; day?: number | undefined }) {
    super(message);
    this.line = line;
    this.day = day;
  }
}

/** Reads the times of one calendar, with its time zones. */
export type Clock = ReturnType<typeof createClock>;

export function createClock(calendar: Component, { timeZone, ...window }: RuleWindow & { timeZone: string }) {
  const zones = new Map<string, Zone | undefined>();
  for (const component of calendar.components) {
    const name = cleanName(findProperty(component, "TZID")?.value);
    if (component.name !== "VTIMEZONE" || name === "" || zones.has(name)) continue;
    const zone = readZone(component, window, findZone(name));
    if (zone) zones.set(name, zone);
  }
  const local = find(cleanName(findProperty(calendar, "X-WR-TIMEZONE")?.value)) ?? createZone(timeZone);

  function find(name: string): Zone | undefined {
    if (!zones.has(name)) zones.set(name, findZone(name));
    return zones.get(name);
  }

  /** Reads one of a property's values. A time without a zone is in `zone`. Throws `UnreadableError`. */
  function readTime(value: string, property: Property, zone: Zone = local): SeriesStart {
    const { line } = property;
    const time = readWallTime(value);
    if (!time) throw new UnreadableError("a time can't be read", { line, day: findDay(value) });
    const { wallMs, offsetMs } = time;
    const day = startOfDay(wallMs);
    if (time.isDate || property.parameter("VALUE")?.toUpperCase() === "DATE") {
      return { wallMs: day, isDate: true, zone: local };
    }
    if (offsetMs !== undefined) return { wallMs: wallMs - offsetMs, isDate: false, zone: utc };
    const name = cleanName(property.parameter("TZID"));
    const named = name ? find(name) : zone;
    if (!named) throw new UnreadableError("its time zone is unknown", { line, day });
    return { wallMs, isDate: false, zone: named };
  }

  return {
    /** The zone of dates and of times without a zone. */
    local,
    readTime,
    /** Reads `start/end` or `start/duration`. Throws `UnreadableError`. */
    readPeriod(
      value: string,
      property: Property,
      zone: Zone = local,
    ): { start: SeriesStart; length: Length } {
      const [from = "", to = ""] = value.split("/");
      const start = readTime(from, property, zone);
      const length = readDuration(to) ?? { days: 0, ms: toMs(readTime(to, property, zone)) - toMs(start) };
      if (length.days < 0 || length.ms < 0) {
        throw new UnreadableError("its end is before its start", {
          line: property.line,
          day: startOfDay(start.wallMs),
        });
      }
      return { start, length };
    },
  };
}

/** Some programs end a time zone's name with a colon, some write it in quotes; a definition escapes its commas. */
const cleanName = (name = "") =>
  name
    .slice(0, 100)
    .replace(/^["\s]+|[":\s]+$/g, "")
    .replace(/\\([,;\\])/g, "$1");

export const toMs = ({ wallMs, zone }: SeriesStart) => zone.toMs(wallMs);

export function findProperty({ properties }: Component, name: string): Property | undefined {
  return properties.find((property) => property.name === name);
}
