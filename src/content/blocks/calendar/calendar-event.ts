/** A recurring event on a calendar, in the reader's own time zone. */
export interface CalendarEvent {
  title: string;
  /** 0 is Sunday, as in `Date`. */
  weekday: number;
  /** `09:00` */
  start: string;
  end: string;
  /** A monthly event is on the first such weekday of the month. */
  repeats: { unit: "week" | "month"; count: number };
}

export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Parses a table row. Returns the problem and its fix if a cell is invalid. */
export function parseCalendarEvent([title = "", day = "", time = "", repeats = ""]: readonly string[]):
  | CalendarEvent
  | [problem: string, fix: string] {
  if (title === "") return ["the event has no name", "write it in the first column"];
  const weekday = weekdays.findIndex((name) => name.toLowerCase() === day.toLowerCase());
  if (weekday < 0) return [`"${day}" is not a day of the week`, "write it in full, such as Monday"];
  const [, ...digits] = /^(\d\d?):(\d\d) ?[-–] ?(\d\d?):(\d\d)$/.exec(time) ?? [];
  const [fromHour = "", fromMinute = "", toHour = "", toMinute = ""] = digits;
  const [start, end] = [toTime(fromHour, fromMinute), toTime(toHour, toMinute)];
  if (!start || !end || start >= end)
    return [`"${time}" is not a time`, "write start and end on a 24-hour clock, such as 9:00-9:25"];
  const rhythm = parseRepeats(repeats);
  if (!rhythm)
    return [
      `"${repeats}" is not a repeat interval`,
      "write `weekly`, `every 2 weeks`, `monthly` or `every 3 months`",
    ];
  return { title, weekday, start, end, repeats: rhythm };
}

function toTime(hour: string, minute: string): string | undefined {
  return hour !== "" && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, "0")}:${minute}`
    : undefined;
}

function parseRepeats(text: string): CalendarEvent["repeats"] | undefined {
  if (/^(?:weekly)?$/i.test(text)) return { unit: "week", count: 1 };
  if (/^monthly$/i.test(text)) return { unit: "month", count: 1 };
  const [, count, unit] = /^every ([1-9]\d?) (week|month)s$/i.exec(text) ?? [];
  if (!count) return undefined;
  return { unit: unit?.toLowerCase() === "week" ? "week" : "month", count: Number(count) };
}
