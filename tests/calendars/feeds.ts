import { and, type Situation, zone } from "./situation.ts";

const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
const call = (day: string, ...lines: string[]) => event(`UID:${day}`, `DTSTART:202612${day}T060000Z`, "DURATION:PT1H", ...lines);
/** Ends the first calendar and starts another. */
const another = (...lines: string[]) => ["END:VCALENDAR", "BEGIN:VCALENDAR", "VERSION:2.0", ...lines];
const floating = (day: string) => event(`UID:f${day}`, `DTSTART:202612${day}T120000`, "DURATION:PT1H");
const noon = (tzid: string, day: string) => event(`UID:z${day}`, `DTSTART;TZID=${tzid}:202612${day}T120000`, "DURATION:PT1H");

export const calendars: readonly Situation[] = [
  ["two", ["BEGIN:VEVENT", ...call("01").slice(1), ...another(), ...call("02")], "12-01 12-02 06:00-07:00"],
  ["three", [...call("01"), ...another(), ...call("02"), ...another(), ...call("03")], "12-01..12-03 06:00-07:00"],
  ["an empty one between", [...call("01"), ...another(), ...another(), ...call("02")], "12-01 12-02 06:00-07:00"],
  [
    "each with its own zone for floating times",
    ["X-WR-TIMEZONE:Europe/Berlin", ...floating("01"), ...another("X-WR-TIMEZONE:America/New_York"), ...floating("02"), ...another(), ...floating("03")],
    "12-01 11:00-12:00, 12-02 17:00-18:00, 12-03 06:30-07:30",
  ],
  [
    "each with its own definition of a zone",
    [...zone("Local", "+0100").slice(0, -1), ...noon("Local", "01"), ...another(), ...zone("Local", "-0500").slice(0, -1), ...noon("Local", "02")],
    "12-01 11:00-12:00, 12-02 17:00-18:00",
  ],
  ["an event that can't be read in the first", [...event("UID:x", "DTSTART:soon"), ...another(), ...call("02")], "12-02 06:00-07:00", { unread: 1 }],
  ["the same event in both", [...call("01"), ...another(), ...call("01")], "12-01 06:00-07:00"],
  [
    "a series in the first and its change in the second",
    [
      ...event("UID:s", "DTSTART:20261201T060000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"),
      ...another(),
      ...event("UID:s", "RECURRENCE-ID:20261202T060000Z", "DTSTART:20261202T090000Z", "DURATION:PT1H"),
    ],
    "12-01 06:00-07:00, 12-02 09:00-10:00",
    { may: "12-02 06:00-07:00" },
  ],
  ["one within another", [...call("01"), "BEGIN:VCALENDAR", ...call("02"), "END:VCALENDAR"], "12-01 12-02 06:00-07:00"],
  ["the second without its end", [...call("01"), "BEGIN:VCALENDAR", ...call("02")], "12-01 12-02 06:00-07:00"],
  ["one of cancellations", [...call("01"), ...another("METHOD:CANCEL"), ...call("02"), ...another()], "12-01 06:00-07:00"],
  [
    "the same event in both, newer in the second",
    [...call("01", "SEQUENCE:0"), ...another(), ...event("UID:01", "DTSTART:20261202T060000Z", "DURATION:PT1H", "SEQUENCE:1")],
    "12-02 06:00-07:00",
    { may: "12-01 06:00-07:00" },
  ],
];

const one = ["DTSTART:20261201T060000Z", "DTEND:20261201T070000Z"];
const busy = "12-01 06:00-07:00";
const damaged = (title: string, damage: (feed: string) => string, may?: string): Situation => [
  ...([title, ["UID:damaged", ...one], may === undefined ? busy : ""] as const),
  { damage, ...(may !== undefined && { may }) },
];

export const frames: readonly Situation[] = [
  damaged("text before the calendar", (feed) => `Content-Type: text/calendar\r\n\r\n${feed}`),
  damaged("text behind the calendar", (feed) => `${feed}-- \r\nSent by a list server\r\n`),
  damaged("no version", (feed) => feed.replace("VERSION:2.0\r\n", "")),
  damaged("version 1", (feed) => feed.replace("VERSION:2.0", "VERSION:1.0")),
  damaged("a calendar's name with a colon", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nX-WR-CALNAME:Jo: work")),
  damaged("a refresh interval that is damaged", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nREFRESH-INTERVAL:VALUE=DURATION:PT1H")),
  damaged("a property with spaces in its name", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nREFRESH - INTERVAL; VALUE = DURATION:PT48H")),
  damaged("a property that nobody knows", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nX-Link:https://example.com")),
  damaged("a line that is a word", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nhello")),
  damaged("a method", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nMETHOD:PUBLISH")),
  damaged("another calendar scale in lowercase", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nCALSCALE:gregorian")),
  damaged("an event without its end", (feed) => feed.replace(/(DTEND:20261201T070000Z\r\n)END:VEVENT\r\n/, "$1")),
  damaged("an event that ends twice", (feed) => feed.replace(/(DTEND:20261201T070000Z\r\n)/, "$1END:VEVENT\r\n")),
  damaged("an event that ends as a task", (feed) => feed.replace(/(DTEND:20261201T070000Z\r\n)END:VEVENT/, "$1END:VTODO")),
  damaged("an end without a start of its component", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nEND:VTIMEZONE")),
  damaged("no end of the calendar", (feed) => feed.replace("END:VCALENDAR\r\n", "")),
  damaged("an alarm without its end", (feed) => feed.replace(/(DTEND:20261201T070000Z\r\n)/, "$1BEGIN:VALARM\r\nTRIGGER:-PT5M\r\n")),
  damaged("a definition of a zone without its end", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nBEGIN:VTIMEZONE\r\nTZID:Half")),
  damaged("a definition of a zone without a name", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nBEGIN:VTIMEZONE\r\nEND:VTIMEZONE")),
  damaged("a component's name with a space", (feed) => feed.replaceAll("BEGIN:VEVENT", "BEGIN: VEVENT")),
  damaged("a component without a name", (feed) => feed.replace("VERSION:2.0", "VERSION:2.0\r\nBEGIN:\r\nEND:")),
];

/** None of these is a calendar. */
export const notCalendars: readonly (readonly [title: string, text: string])[] = [
  ["nothing", ""],
  ["spaces", " \r\n \r\n"],
  ["a byte-order mark", "\uFEFF"],
  ["a login page", "<!doctype html><html><head><title>Sign in</title></head><body><form></form></body></html>"],
  ["a login page that speaks of calendars", "<html><body><p>BEGIN:VCALENDAR files need a password.</p></body></html>"],
  ["an error as JSON", '{"error":{"code":404,"message":"Calendar not found"}}'],
  ["an error as XML", '<?xml version="1.0"?><error><code>AccessDenied</code></error>'],
  ["a sentence", "This calendar has moved."],
  ["a business card", "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Jo\r\nEND:VCARD"],
  ["an event without a calendar", "BEGIN:VEVENT\r\nDTSTART:20261201T060000Z\r\nEND:VEVENT"],
  ["compressed bytes", "\u001F\uFFFD\b\0\0\0\0\0\0\u0003KJ,\uFFFD"],
  ["a PDF", "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj"],
  ["a calendar as JSON", '["vcalendar",[["version",{},"text","2.0"]],[]]'],
  ["a table", "Subject,Start Date,Start Time\r\nCall,12/01/2026,06:00"],
  ["the end of a calendar", "END:VCALENDAR"],
  ["a calendar cut off in an event", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTART:2026"],
  ["a calendar in UTF-16", [..."BEGIN:VCALENDAR\r\nEND:VCALENDAR"].join("\0")],
];

export const emptyCalendars: readonly Situation[] = [
  ["no event", [], ""],
  ["an event that is empty", ["BEGIN:VEVENT", "END:VEVENT"], "", { unread: 1 }],
  ["a definition of a zone alone", zone("Head Office", "-0300").slice(0, -1), ""],
  ["events of the past alone", ["DTSTART:20190101T060000Z", "DURATION:PT1H", and, "DTSTART:20200101T060000Z", "DURATION:PT1H"], ""],
  ["events of the future alone", ["DTSTART:20300101T060000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"], ""],
];
