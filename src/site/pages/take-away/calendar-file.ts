import { siteConfig } from "#config/index.ts";
import type { CalendarBlock } from "#content/blocks/calendar/calendar.ts";
import type { CalendarEvent } from "#content/blocks/calendar/calendar-event.ts";
import { textProperty as text, writeCalendar } from "#platform/files/icalendar.ts";
import { dayMs } from "#platform/time/durations.ts";

const byDay = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/**
 * Renders recurring events as an iCalendar file (RFC 5545). Its times have no zone, so calendars show them in the reader's.
 * The events start in the first week that begins on `today` or later.
 */
export function renderCalendarFile(
  { takeAway = "", events }: CalendarBlock,
  { articleUrl, changed, today }: { articleUrl: string; changed: string; today: string },
): string {
  const vevents = events.map((event, place) => {
    const { title, weekday, start, end, repeats } = event;
    const day = findFirstDay(event, today);
    const { unit, count } = repeats;
    const rule =
      unit === "week"
        ? `FREQ=WEEKLY;INTERVAL=${count}`
        : `FREQ=MONTHLY;INTERVAL=${count};BYDAY=1${byDay[weekday]}`;
    const time = (clock: string) => `${day}T${clock}:00`.replace(/[-:]/g, "");
    return [
      text("UID", `${place + 1}.${takeAway.slice(1).replaceAll("/", ".")}@${new URL(articleUrl).hostname}`),
      `DTSTAMP:${changed.replaceAll("-", "")}T000000Z`,
      `DTSTART:${time(start)}`,
      `DTEND:${time(end)}`,
      `RRULE:${rule}`,
      text("SUMMARY", title),
      `URL:${articleUrl}`,
    ];
  });
  return writeCalendar(["VERSION:2.0", text("PRODID", `-//${siteConfig.brand}//Take-away//EN`)], vevents);
}

/** Returns the ISO date of the first event on or after the Monday that begins the first whole week. */
function findFirstDay({ weekday, repeats }: CalendarEvent, today: string): string {
  const isMonday = (ms: number) => new Date(ms).getUTCDay() === 1;
  let ms = Date.parse(today);
  while (!isMonday(ms)) ms += dayMs;
  const fits = (date: Date) =>
    date.getUTCDay() === weekday && (repeats.unit === "week" || date.getUTCDate() <= 7);
  while (!fits(new Date(ms))) ms += dayMs;
  return new Date(ms).toISOString().slice(0, 10);
}
