/** Its message doesn't contain the feed's text. */
export class CalendarError extends Error {
  override readonly name = "CalendarError";
}

/** A property of a calendar file, such as `DTSTART;TZID=Europe/Berlin:20261201T090000`. */
export interface Property {
  /** In upper case. */
  name: string;
  value: string;
  /** Returns a parameter's value without quotes. `name` is in upper case. */
  parameter(name: string): string | undefined;
  /** The line in the file, from 1. */
  line: number;
}

/** A calendar, an event, a time zone and so on. */
export interface Component {
  name: string;
  line: number;
  properties: Property[];
  components: Component[];
}

/** Other properties, such as descriptions, are most of a feed. */
const usedNames = new Set([
  ...["BEGIN", "END", "METHOD", "X-WR-TIMEZONE", "TZID", "TZOFFSETFROM", "TZOFFSETTO"],
  ...["UID", "SEQUENCE", "RECURRENCE-ID", "DTSTART", "DTEND", "DURATION"],
  ...["RRULE", "EXRULE", "RDATE", "EXDATE", "FREEBUSY", "STATUS", "TRANSP", "X-MICROSOFT-CDO-BUSYSTATUS"],
]);

/** These can't be inside each other; each ends the previous one, even if its `END` is missing. */
const siblings = new Set(["VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE"]);

const componentName = /^(V[A-Z]+|STANDARD|DAYLIGHT|PARTICIPANT|AVAILABLE|X-[A-Z0-9-]+)$/;

/**
 * Reads the calendars in a file (RFC 5545, 3.4: there can be several). Ignores lines that aren't properties, such as the
 * rest of a description with a real line break. Throws `CalendarError` if there is no calendar, or if the file ends inside
 * an event.
 */
export function readCalendars(text: string): Component[] {
  const calendars: Component[] = [];
  let open: Component[] = [];
  for (const line of unfold(text)) {
    const property = readProperty(line);
    if (!property) continue;
    const value = property.value.toUpperCase();
    if (property.name === "BEGIN") {
      // A description with real line breaks can have a line such as `Begin: 10:00`.
      if (!componentName.test(value)) continue;
      const component = { name: value, line: line.number, properties: [], components: [] };
      if (value === "VCALENDAR") {
        calendars.push(component);
        open = [component];
        continue;
      }
      if (siblings.has(value)) open = calendars.slice(-1);
      open.at(-1)?.components.push(component);
      if (open.length > 0) open.push(component);
    } else if (property.name === "END") {
      const place = open.findLastIndex(({ name }) => name === value);
      if (place >= 0) open.length = place;
    } else {
      open.at(-1)?.properties.push(property);
    }
  }
  if (calendars.length === 0) throw new CalendarError("It is not a calendar.");
  const [calendar] = open;
  if (open.length > 1 || calendar?.components.length === 0) throw new CalendarError("It ends in the middle.");
  return calendars;
}

interface Line {
  text: string;
  number: number;
}

/** Joins lines with their continuations (RFC 5545, 3.1). */
function* unfold(text: string): Generator<Line> {
  let line: Line | undefined;
  let number = 0;
  for (const part of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
    number += 1;
    if (part === "") continue;
    if (line && (part.startsWith(" ") || part.startsWith("\t"))) {
      line.text += part.slice(1);
    } else {
      if (line) yield line;
      line = { text: part, number };
    }
  }
  if (line) yield line;
}

const namePattern = /^\s*(?:[\w-]+\.)?([\w-]+)\s*([;:])/;

/** Parameters longer than this aren't read, because no calendar has them. */
const maxParameters = 2000;

/** Dates never contain a colon, but time zone names that should be in quotes do. */
const datePattern = /:\s*(?=\d{4}-?\d\d-?\d\d|[+-]?P[T\d])/i;

function readProperty({ text, number }: Line): Property | undefined {
  const [start = "", written = "", separator] = namePattern.exec(text) ?? [];
  const name = written.toUpperCase();
  if (!usedNames.has(name)) return undefined;
  const rest = text.slice(start.length - 1);
  const [head = ""] = /^(?:;(?:"[^"]*"|[^":])*)?(?=:)/.exec(rest.slice(0, maxParameters)) ?? [];
  const place = separator === ":" ? 0 : (datePattern.exec(rest)?.index ?? (head.length || rest.indexOf(":")));
  if (place < 0) return undefined;
  const parameters = rest.slice(0, place);
  return {
    name,
    value: rest.slice(place + 1).trim(),
    parameter: (wanted) => readParameter(parameters, wanted),
    line: number,
  };
}

function readParameter(parameters: string, wanted: string): string | undefined {
  for (const [, name, value = ""] of parameters.matchAll(/;\s*([\w-]+)\s*=((?:"[^"]*"|[^;"])*)/g)) {
    if (name?.toUpperCase() === wanted) return value.replaceAll('"', "").trim();
  }
  return undefined;
}
