interface CalendarDetails {
  title: string;
  description: string;
  /** A link or a phone number for joining the call. */
  location?: string | undefined;
  /** ISO 8601, UTC. */
  slotStart: string;
  slotMinutes: number;
}

/** Returns a URL that opens a new event in Google Calendar, ready to save. */
export function googleCalendarUrl({ title, description, location, ...slot }: CalendarDetails): string {
  const [start, end] = timesOf(slot).map((time) => time.replaceAll(/[-:]/g, ""));
  return urlOf("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: title,
    dates: `${start}/${end}`,
    details: description,
    ...(location && { location }),
  });
}

/** Returns a URL that opens a new event in Outlook on the web for business accounts. */
export function outlookCalendarUrl({ title, description, location, ...slot }: CalendarDetails): string {
  const [startdt, enddt] = timesOf(slot);
  return urlOf("https://outlook.office.com/calendar/deeplink/compose", {
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt,
    enddt,
    body: description,
    ...(location && { location }),
  });
}

/** Returns the start and end in UTC, to the second: `2026-11-24T03:30:00Z`. */
function timesOf({ slotStart, slotMinutes }: Pick<CalendarDetails, "slotStart" | "slotMinutes">) {
  const startMs = Date.parse(slotStart);
  const write = (ms: number) => new Date(ms).toISOString().replace(/\.\d+/, "");
  return [write(startMs), write(startMs + slotMinutes * 60_000)] as const;
}

/** Encodes spaces as `%20`, because Outlook would show plus signs. */
function urlOf(base: string, query: Record<string, string>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${pairs.join("&")}`;
}
