import { describe, expect, it } from "vitest";
import { readBusyTimes } from "./read-busy-times.ts";

const options = {
  fromMs: Date.parse("2026-10-01T00:00:00Z"),
  toMs: Date.parse("2026-11-30T00:00:00Z"),
  timeZone: "Asia/Kolkata",
};

/** Formats a busy time as `start/end` in UTC, to the minute. */
function read(...events: string[][]): string[] {
  const lines = events.flatMap((event, index) => [
    "BEGIN:VEVENT",
    ...(event.some((line) => line.startsWith("UID")) ? [] : [`UID:${index}`]),
    ...event,
    "END:VEVENT",
  ]);
  return readLines(lines);
}

function readLines(lines: readonly string[]): string[] {
  const text = ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR"].join("\r\n");
  return readBusyTimes(text, options).times.map(
    ({ startMs, endMs }) => `${toMinute(startMs)}/${toMinute(endMs)}`,
  );
}

const toMinute = (ms: number) => new Date(ms).toISOString().slice(5, 16);

/** A one-hour event in New York, where clocks go back on November 1. */
const newYork = [
  "DTSTART;TZID=America/New_York:20261029T090000",
  "DTEND;TZID=America/New_York:20261029T100000",
];
const monday = ["DTSTART:20261102T090000Z", "DTEND:20261102T093000Z"];

describe("readBusyTimes", () => {
  it.each<[string, string[], string[]]>([
    ["reads an event in UTC", monday, ["11-02T09:00/11-02T09:30"]],
    [
      "reads an event with a duration",
      ["DTSTART:20261102T090000Z", "DURATION:PT45M"],
      ["11-02T09:00/11-02T09:45"],
    ],
    [
      "reads an event without a time zone in the office's time zone",
      ["DTSTART:20261102T090000", "DTEND:20261102T100000"],
      ["11-02T03:30/11-02T04:30"],
    ],
    ["reads an event in a time zone that the feed doesn't define", newYork, ["10-29T13:00/10-29T14:00"]],
    [
      "treats an all-day event as a day in the office's time zone",
      ["DTSTART;VALUE=DATE:20261102", "DTEND;VALUE=DATE:20261104"],
      ["11-01T18:30/11-03T18:30"],
    ],
    ["reads an all-day event without an end", ["DTSTART;VALUE=DATE:20261102"], ["11-01T18:30/11-02T18:30"]],
    ["skips events without a duration", ["DTSTART:20261102T090000Z"], []],
    ["skips transparent events", [...monday, "TRANSP:TRANSPARENT"], []],
    ["skips canceled events", [...monday, "STATUS:CANCELLED"], []],
    ["skips events that Outlook marks as free", [...monday, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"], []],
    [
      "keeps the local hour of a recurring event when clocks change",
      [...newYork, "RRULE:FREQ=WEEKLY;COUNT=2"],
      ["10-29T13:00/10-29T14:00", "11-05T14:00/11-05T15:00"],
    ],
    [
      "includes the last occurrence of an event that recurs until a time in UTC",
      [...newYork, "RRULE:FREQ=WEEKLY;UNTIL=20261105T140000Z"],
      ["10-29T13:00/10-29T14:00", "11-05T14:00/11-05T15:00"],
    ],
    [
      "includes the last day of an event that recurs until a date",
      [...monday, "RRULE:FREQ=DAILY;UNTIL=20261103"],
      ["11-02T09:00/11-02T09:30", "11-03T09:00/11-03T09:30"],
    ],
    [
      "reads an event that has recurred since 1990",
      ["DTSTART:19900101T090000Z", "DURATION:PT30M", "RRULE:FREQ=DAILY;BYMONTH=10;BYMONTHDAY=5"],
      ["10-05T09:00/10-05T09:30"],
    ],
    [
      "includes the last day of an all-day event that recurs until a date",
      ["DTSTART;VALUE=DATE:20261102", "RRULE:FREQ=DAILY;UNTIL=20261103"],
      ["11-01T18:30/11-02T18:30", "11-02T18:30/11-03T18:30"],
    ],
    [
      "skips a recurring event's exceptions",
      [
        ...newYork,
        "RRULE:FREQ=DAILY;COUNT=4",
        "EXDATE;TZID=America/New_York:20261030T090000,20261101T090000",
      ],
      ["10-29T13:00/10-29T14:00", "10-31T13:00/10-31T14:00"],
    ],
    [
      "reads an event with additional dates",
      [...monday, "RDATE:20261104T090000Z,20261105T090000Z"],
      ["11-02T09:00/11-02T09:30", "11-04T09:00/11-04T09:30", "11-05T09:00/11-05T09:30"],
    ],
    [
      "reads an event that has recurred monthly for years",
      ["DTSTART:20100104T090000Z", "DTEND:20100104T093000Z", "RRULE:FREQ=MONTHLY;BYDAY=1MO"],
      ["10-05T09:00/10-05T09:30", "11-02T09:00/11-02T09:30"],
    ],
    ["skips events outside the range", ["DTSTART:20270102T090000Z", "DTEND:20270102T100000Z"], []],
    [
      "reads an event that started before the range",
      ["DTSTART:20260930T230000Z", "DTEND:20261001T010000Z"],
      ["09-30T23:00/10-01T01:00"],
    ],
  ])("%s", (_, event, expected) => {
    expect(read(event)).toEqual(expected);
  });

  it("uses the new time of an occurrence that was moved to another day", () => {
    const series = ["UID:a", ...monday, "RRULE:FREQ=DAILY;COUNT=3"];
    const moved = [
      "UID:a",
      "RECURRENCE-ID:20261103T090000Z",
      "DTSTART:20261106T150000Z",
      "DTEND:20261106T160000Z",
    ];
    expect(read(series, moved)).toEqual([
      "11-02T09:00/11-02T09:30",
      "11-04T09:00/11-04T09:30",
      "11-06T15:00/11-06T16:00",
    ]);
  });

  it("skips a canceled occurrence", () => {
    const series = ["UID:a", ...monday, "RRULE:FREQ=DAILY;COUNT=2"];
    const cancelled = [
      "UID:a",
      "RECURRENCE-ID:20261103T090000Z",
      "DTSTART:20261103T090000Z",
      "STATUS:CANCELLED",
    ];
    expect(read(series, cancelled)).toEqual(["11-02T09:00/11-02T09:30"]);
  });

  it("uses a time zone that the feed defines", () => {
    const zone = (name: string, rule: string, from: string, to: string) => [
      ...[`BEGIN:${name}`, "DTSTART:16010101T020000", `RRULE:FREQ=YEARLY;${rule}`],
      ...[`TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `END:${name}`],
    ];
    const lines = [
      ...["BEGIN:VTIMEZONE", "TZID:W. Europe Standard Time"],
      ...zone("STANDARD", "BYDAY=-1SU;BYMONTH=10", "+0200", "+0100"),
      ...zone("DAYLIGHT", "BYDAY=-1SU;BYMONTH=3", "+0100", "+0200"),
      ...["END:VTIMEZONE", "BEGIN:VEVENT", "UID:1"],
      "DTSTART;TZID=W. Europe Standard Time:20261023T090000",
      "DTEND;TZID=W. Europe Standard Time:20261023T100000",
      ...["RRULE:FREQ=WEEKLY;COUNT=2", "END:VEVENT"],
    ];
    expect(readLines(lines)).toEqual(["10-23T07:00/10-23T08:00", "10-30T08:00/10-30T09:00"]);
  });

  it("uses the calendar's time zone when an event doesn't have one", () => {
    const event = ["BEGIN:VEVENT", "UID:1", "DTSTART;VALUE=DATE:20261102", "END:VEVENT"];
    expect(readLines(["X-WR-TIMEZONE:Europe/Berlin", ...event])).toEqual(["11-01T23:00/11-02T23:00"]);
  });

  it("skips and reports an event with an invalid start", () => {
    const lines = [["DTSTART:tomorrow", "DURATION:PT1H"], monday].flatMap((each) => [
      "BEGIN:VEVENT",
      ...each,
      "END:VEVENT",
    ]);
    const text = ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n");
    expect(readBusyTimes(text, options)).toMatchObject({
      times: [expect.anything()],
      unread: [{ line: 3, reason: "a time can't be read" }],
    });
  });

  it.each(["", "<html>", "BEGIN:VCARD\r\nEND:VCARD", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT"])(
    "throws when the feed is %j",
    (text) => {
      expect(() => readBusyTimes(text, options)).toThrow();
    },
  );

  const hour = ["DTSTART:20261102T090000Z", "DTEND:20261102T100000Z"];
  const daily = ["UID:a", ...hour, "RRULE:FREQ=DAILY;COUNT=3"];
  const day = "11-01T18:30/11-02T18:30";
  const nine = "11-02T09:00/11-02T10:00";

  it.each<[string, string[][], string[], string?]>([
    ["a date without VALUE=DATE", [["DTSTART:20261102"]], [day]],
    ["a real line break in a description", [["DESCRIPTION:One", "two: three", "", ...hour]], [nine]],
    [
      "stray spaces in a rule",
      [["DTSTART:20261102T090000Z", "DURATION: PT1H", "RRULE:FREQ=DAILY; COUNT = 1"]],
      [nine],
    ],
    ["lines folded anywhere", [["DTST", " ART:202611", "\t02T090000Z", "DURATION:PT1H"]], [nine]],
    [
      "an end without the start's zone",
      [["DTSTART;TZID=Europe/Berlin:20261102T100000", "DTEND:20261102T110000"]],
      [nine],
    ],
    [
      "a Windows zone that the feed doesn't define",
      [["DTSTART;TZID=W. Europe Standard Time:20261102T100000", "DURATION:PT1H"]],
      [nine],
    ],
    ["an exception that is a date", [[...daily, "EXDATE;VALUE=DATE:20261103,20261104"]], [nine]],
    [
      "a change that repeats the series' rule",
      [[...daily], [...daily, "RECURRENCE-ID:20261102T090000Z", "SEQUENCE:1", "STATUS:CANCELLED"]],
      ["11-03T09:00/11-03T10:00", "11-04T09:00/11-04T10:00"],
    ],
    [
      "a change of all later occurrences",
      [
        daily,
        [
          "UID:a",
          "RECURRENCE-ID;RANGE=THISANDFUTURE:20261103T090000Z",
          "DTSTART:20261103T120000Z",
          "DURATION:PT2H",
        ],
      ],
      [nine, "11-03T12:00/11-03T14:00", "11-04T12:00/11-04T14:00"],
    ],
    [
      "older versions of an event",
      [
        ["UID:a", "SEQUENCE:1", ...hour],
        ["UID:a", "DTSTART:20261105T090000Z", "DURATION:PT1H"],
      ],
      [nine],
    ],
    [
      "different events with the same UID",
      [
        ["UID:a", ...hour],
        ["UID:a", ...monday],
      ],
      [nine, "11-02T09:00/11-02T09:30"],
    ],
    [
      "a rule by week numbers",
      [["DTSTART:20260105T090000Z", "DURATION:PT1H", "RRULE:FREQ=YEARLY;BYWEEKNO=1"]],
      [],
    ],
    [
      "an end before the start",
      [["DTSTART:20261102T090000Z", "DTEND:20261102T080000Z"]],
      [day],
      "its end is before its start",
    ],
    [
      "a start with an impossible hour",
      [["DTSTART:20261102T990000Z", "DURATION:PT1H"]],
      [day],
      "a time can't be read",
    ],
    [
      "an unknown zone",
      [["DTSTART;TZID=Nowhere:20261102T090000", "DURATION:PT1H"]],
      [day],
      "its time zone is unknown",
    ],
    [
      "a bad exception",
      [[...hour, "RRULE:FREQ=DAILY;COUNT=1", "EXDATE:soon"]],
      [nine],
      "a time can't be read",
    ],
    [
      "an unreadable rule",
      [[...hour, "RRULE:FREQ=SOMETIMES"]],
      [nine],
      "its rule doesn't say how often it repeats",
    ],
    [
      "a rule every second",
      [["DTSTART:20261102T090000Z", "DURATION:PT1H", "RRULE:FREQ=SECONDLY"]],
      [nine],
      "its rule can't be followed, for example because it repeats too often",
    ],
    [
      "an event of 400 years",
      [["DTSTART:18260101T000000Z", "DTEND:22260101T000000Z"]],
      ["01-01T00:00/01-01T00:00"],
    ],
  ])("reads %s, and another event", (_, events, expected, reason) => {
    const lines = [...events, ["DTSTART:20261120T090000Z", "DURATION:PT1H"]].flatMap((event) => [
      ...["BEGIN:VEVENT", ...event],
      "END:VEVENT",
    ]);
    const text = ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\n");
    const { times, unread } = readBusyTimes(text, options);
    expect(times.map(({ startMs, endMs }) => `${toMinute(startMs)}/${toMinute(endMs)}`)).toEqual([
      ...expected,
      "11-20T09:00/11-20T10:00",
    ]);
    expect(unread.map((event) => event.reason)).toEqual(reason === undefined ? [] : [reason]);
  });

  it("reads all calendars in a file, each with its own zones, and published busy times", () => {
    const zone = (offset: string) => [
      ...["BEGIN:VCALENDAR", "BEGIN:VTIMEZONE", "TZID:GMT", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
      ...[`TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`, "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT"],
      ...["DTSTART;TZID=GMT:20261102T090000", "DURATION:PT1H", "END:VEVENT", "END:VCALENDAR"],
    ];
    const published = [
      ...[
        "BEGIN:VCALENDAR",
        "BEGIN:VFREEBUSY",
        "FREEBUSY:20261105T090000Z/PT1H,20261106T090000Z/20261106T100000Z",
      ],
      ...["FREEBUSY;FBTYPE=FREE:20261107T090000Z/PT1H", "END:VFREEBUSY", "END:VCALENDAR"],
    ];
    const { times } = readBusyTimes([...zone("-0100"), ...zone("+0200"), ...published].join("\r"), options);
    expect(times.map(({ startMs }) => toMinute(startMs))).toEqual([
      "11-02T07:00",
      "11-02T10:00",
      "11-05T09:00",
      "11-06T09:00",
    ]);
  });

  it.each([
    ["letters in a duration", "DTSTART:20261102T090000Z", `DURATION:P${"T".repeat(200_000)}`],
    ["a zone's name", `DTSTART;TZID=${"a/".repeat(100_000)}:20261102T090000`],
    ["parameters", `DTSTART${";A=b".repeat(100_000)}:20261102T090000Z`],
    ["dates", `DTSTART:${"2".repeat(1_000_000)}`],
  ])("reads a feed with very long %s in less than two seconds", (_, ...lines) => {
    const begunAt = performance.now();
    expect(read(lines, monday)).toContain("11-02T09:00/11-02T09:30");
    expect(performance.now() - begunAt).toBeLessThan(2000);
  });
});
