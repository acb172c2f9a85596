/**
 * `busy` lists times separated by commas: `12-01` and `12-01..12-03` are whole days of the office;
 * `12-01 12-08 06:00-07:00` is that time in UTC on each of the days; `12-01 18:00-12-02 03:00` ends on another day.
 * Months before July are in 2027, others in 2026.
 */
export type Situation = readonly [title: string, lines: readonly string[], busy: string, more?: More];

export interface More {
  /** Times that may be busy or not, because nobody can tell. */
  may?: string;
  /** Number of events that the owner hears of. */
  unread?: number;
  /** The office's time zone. */
  office?: string;
  /** First and last day of the reading in UTC, such as `2026-10-20/2026-11-10`. */
  period?: string;
  /** Damages the whole feed. */
  damage?: (feed: string) => string;
}

/** Separates events. */
export const and = "--";

export const december = "2026-11-28/2026-12-31";

export interface Span {
  startMs: number;
  endMs: number;
}

/** Writes events of the same UID as lines: the series, then its changes. */
export function series(...events: readonly (readonly string[])[]): string[] {
  return events.flatMap((event, index) => [...(index ? [and] : []), "UID:series", ...event]);
}

/** A VTIMEZONE whose clocks change on the given rules, or never. */
export function zone(name: string, winter: string, summer?: string, rules = europe): string[] {
  const part = (kind: string, rule: string, from: string, to: string) => [
    `BEGIN:${kind}`,
    `DTSTART:19700101T0${rule.charAt(0)}0000`,
    ...(rule.slice(2) ? [rule.slice(2)] : []),
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${kind}`,
  ];
  const parts = summer
    ? [part("STANDARD", rules[0], summer, winter), part("DAYLIGHT", rules[1], winter, summer)].flat()
    : part("STANDARD", "0 ", winter, winter);
  return ["BEGIN:VTIMEZONE", `TZID:${name}`, ...parts, "END:VTIMEZONE", and];
}

export const europe: readonly [string, string] = ["3 RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10", "2 RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"];
export const america: readonly [string, string] = ["2 RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11", "2 RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3"];
export const south: readonly [string, string] = ["3 RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4", "2 RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=10"];

export function periodOf(more: More = {}): Span {
  const [from, to] = (more.period ?? december).split("/").map((day) => Date.parse(`${day}T00:00:00Z`));
  return { startMs: Number(from), endMs: Number(to) + 86_400_000 };
}

const toStamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, "");

/** One event in the first minutes of the period and one in the last: neither may be hidden by what is between them. */
export function canariesOf({ startMs, endMs }: Span): Span[] {
  return [startMs + 60_000, endMs - 120_000].map((ms) => ({ startMs: ms, endMs: ms + 60_000 }));
}

export function writeFeed([, lines, , more]: Situation): { text: string; first: number; last: number } {
  const [before = [], after = []] = canariesOf(periodOf(more)).map((canary, index) => [
    "BEGIN:VEVENT",
    `UID:canary-${index}`,
    "DTSTAMP:20261101T000000Z",
    "SUMMARY:Canary",
    `DTSTART:${toStamp(canary.startMs)}`,
    `DTEND:${toStamp(canary.endMs)}`,
    "END:VEVENT",
  ]);
  const middle = splitAt(lines).flatMap((part, index) => {
    if (/^(BEGIN:|END:|X-WR)/i.test(part[0] ?? "")) return part;
    const own = part.some((line) => /^uid/i.test(line));
    return ["BEGIN:VEVENT", ...(own ? [] : [`UID:${index}`]), "DTSTAMP:20261101T000000Z", ...part, "END:VEVENT"];
  });
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Situations//EN", ...before];
  const text = [...head, ...middle, ...after, "END:VCALENDAR", ""].join("\r\n");
  return { text: more?.damage?.(text) ?? text, first: head.length + 1, last: head.length + middle.length };
}

function splitAt(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) line === and ? parts.push([]) : parts.at(-1)?.push(line);
  return parts.filter((part) => part.length > 0);
}

/** Reads the notation of `busy`. */
export function readBusy(busy: string, office = "Asia/Kolkata"): Span[] {
  return busy
    .split(", ")
    .filter(Boolean)
    .flatMap((entry) => {
      const time = / (\d\d:\d\d)-(?:(\d\d-\d\d) )?(\d\d:\d\d)$/.exec(entry);
      const days = (time ? entry.slice(0, time.index) : entry).split(" ").flatMap(listDays);
      return days.map((day) => {
        if (!time) return { startMs: midnight(day, office), endMs: midnight(day.add({ days: 1 }), office) };
        const [, from = "", lastDay, to = ""] = time;
        return { startMs: toMs(day, from), endMs: toMs(lastDay ? toDay(lastDay) : day, to) };
      });
    });
}

function toDay(text: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(`${Number(text.slice(0, 2)) < 7 ? 2027 : 2026}-${text}`);
}

function listDays(text: string): Temporal.PlainDate[] {
  const [first = "", last = first] = text.split("..");
  const start = toDay(first);
  const count = start.until(toDay(last)).days + 1;
  return Array.from({ length: count }, (_, days) => start.add({ days }));
}

const midnight = (day: Temporal.PlainDate, office: string) => day.toZonedDateTime(office).epochMilliseconds;

const toMs = (day: Temporal.PlainDate, time: string) => Date.parse(`${day}T00:00:00Z`) + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;

/** Joins times that touch, so that a time's place in a list doesn't matter, and writes them in UTC. */
export function join(times: readonly Span[], { startMs, endMs }: Span): string[] {
  const joined: Span[] = [];
  for (const time of [...times].sort((a, b) => a.startMs - b.startMs)) {
    const span = { startMs: Math.max(time.startMs, startMs), endMs: Math.min(time.endMs, endMs) };
    if (span.endMs <= span.startMs) continue;
    const last = joined.at(-1);
    if (last && span.startMs <= last.endMs) last.endMs = Math.max(last.endMs, span.endMs);
    else joined.push(span);
  }
  const write = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace("T", " ");
  return joined.map((span) => `${write(span.startMs)} - ${write(span.endMs)}`);
}
