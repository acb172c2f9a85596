import { and, type Situation, zone } from "./situation.ts";

const call = (...lines: string[]) => ["DTSTART:20261201T060000Z", "DTEND:20261201T070000Z", ...lines];
const busy = "12-01 06:00-07:00";
const always = "11-28 00:00-01-01 00:00";
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
/** Six in the morning of a day from March 2024 on. */
const stamp = (day: number) => `${new Date(Date.UTC(2024, 2, 1 + day)).toISOString().slice(0, 10).replaceAll("-", "")}T060000Z`;
const pad = (value: number) => String(value).padStart(2, "0");

export const sizes: readonly Situation[] = [
  ["an event of 400 years", ["DTSTART;VALUE=DATE:18260101", "DTEND;VALUE=DATE:22260101"], always],
  ["an event until the year 9999", ["DTSTART:20261201T060000Z", "DTEND:99991231T000000Z"], "12-01 06:00-01-01 00:00"],
  ["a duration of a million weeks", ["DTSTART:20261201T060000Z", "DURATION:P999999W"], "12-01 06:00-01-01 00:00"],
  ["a duration with 400 digits", ["DTSTART:20261201T060000Z", `DURATION:PT${"9".repeat(400)}H`], busy, { may: always, unread: 1 }],
  [
    "10,000 events today",
    many(10_000, (index) => [and, `UID:m${index}`, `DTSTART:20261201T${pad(index % 24)}${pad(index % 60)}00Z`, "DURATION:PT1M"])
      .flat()
      .slice(1),
    "",
    { may: "12-01 00:00-12-02 00:00" },
  ],
  [
    "10,000 events of the past",
    many(10_000, (index) => [and, `UID:m${index}`, `DTSTART:2021${pad((index % 12) + 1)}01T060000Z`, "DURATION:PT1H"])
      .flat()
      .slice(1),
    "",
  ],
  [
    "1,000 series",
    many(1000, (index) => [and, `UID:m${index}`, "DTSTART:20230103T060000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY"])
      .flat()
      .slice(1),
    "12-01 12-08 12-15 12-22 12-29 06:00-07:00",
  ],
  [
    "10,000 excluded dates",
    call("RRULE:FREQ=WEEKLY;COUNT=2", ...many(10_000, (index) => `EXDATE:${2000 + (index % 20)}${pad((index % 12) + 1)}01T060000Z`)),
    "12-01 12-08 06:00-07:00",
  ],
  [
    "10,000 added dates on a line",
    call(`RDATE:${many(10_000, (index) => `2020${pad((index % 12) + 1)}${pad((index % 28) + 1)}T060000Z`).join(",")},20261203T060000Z`),
    "12-01 12-03 06:00-07:00",
  ],
  [
    "1,000 changes of a series",
    [
      "UID:s",
      "DTSTART:20240101T060000Z",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY",
      ...many(1000, (index) => [and, "UID:s", `RECURRENCE-ID:${stamp(index)}`, "DTSTART:20240101T060000Z", "DURATION:PT1H"]).flat(),
    ],
    "11-28..12-31 06:00-07:00",
  ],
  ["a component 2,000 levels deep", [...many(2000, () => "BEGIN:VALARM"), ...many(2000, () => "END:VALARM"), and, ...call()], busy],
  ["a line of a million characters", call(`DESCRIPTION:${"x".repeat(1_000_000)}`), busy],
  ["a line of a million quotes", call(`ORGANIZER;CN=${'"'.repeat(1_000_000)}`), busy],
  ["a rule of 100,000 parts", call(`RRULE:FREQ=DAILY;COUNT=2${";X=1".repeat(100_000)}`), "12-01 12-02 06:00-07:00"],
  ["a value of 100,000 spaces", call(`DESCRIPTION:${" ".repeat(100_000)}x`, `LOCATION:${"\\".repeat(100_000)}`), busy],
  ["100,000 continuation lines", call(`DESCRIPTION:x${"\r\n y".repeat(100_000)}`), busy],
  ["a duration of 200,000 letters", ["DTSTART:20261201T060000Z", `DURATION:P${"T".repeat(200_000)}`], "12-01", { unread: 1 }],
  ["a time of 200,000 digits", [`DTSTART:${"2026".repeat(50_000)}`, "DURATION:PT1H"], "", { unread: 1 }],
  ["a start with 100,000 parameters", [`DTSTART${';A="'.repeat(100_000)}:20261201T060000Z`, "DURATION:PT1H"], busy, { may: "12-01" }],
  ["a zone's name of 200,000 characters", [`DTSTART;TZID=${"a/".repeat(100_000)}:20261201T060000`, "DURATION:PT1H"], "12-01", { unread: 1 }],
  ["a rule with 100,000 weekdays", call(`RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=${"TU,".repeat(100_000)}TU`), "12-01 12-08 06:00-07:00"],
  ["1,000 rules in an event", call(...many(1000, () => "RRULE:FREQ=WEEKLY;COUNT=2")), "12-01 12-08 06:00-07:00"],
  [
    "500 definitions of zones",
    [
      ...many(500, (index) => [and, ...zone(`Office ${index}`, "+0100", "+0200")])
        .flat()
        .slice(1),
      "DTSTART;TZID=Office 499:20261201T120000",
      "DURATION:PT1H",
    ],
    "12-01 11:00-12:00",
  ],
  [
    "a zone whose clocks change every second",
    [
      "BEGIN:VTIMEZONE",
      "TZID:Jumpy",
      "BEGIN:STANDARD",
      "DTSTART:20000101T000000",
      "RRULE:FREQ=SECONDLY",
      "TZOFFSETFROM:+0100",
      "TZOFFSETTO:+0100",
      "END:STANDARD",
      "END:VTIMEZONE",
      and,
      "DTSTART;TZID=Jumpy:20261201T120000",
      "DURATION:PT1H",
    ],
    "12-01 11:00-12:00",
  ],
  [
    "1,000 changes to all later occurrences",
    [
      "UID:s",
      "DTSTART:20240101T060000Z",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY",
      ...many(1000, (index) => [and, "UID:s", `RECURRENCE-ID;RANGE=THISANDFUTURE:${stamp(index)}`, `DTSTART:${stamp(index)}`, "DURATION:PT30M"]).flat(),
    ],
    "11-28..12-31 06:00-06:30",
  ],
  [
    "5,000 events that can't be read",
    many(5000, () => [and, "DTSTART:soon"])
      .flat()
      .slice(1),
    "",
    { unread: 5000 },
  ],
  [
    "5,000 events of the past with long descriptions",
    many(5000, (index) => [
      and,
      `UID:m${index}`,
      `DESCRIPTION:${"Agenda and dial-in. ".repeat(40)}`,
      `DTSTART:2024${pad((index % 12) + 1)}01T060000Z`,
      "DURATION:PT1H",
    ])
      .flat()
      .slice(1),
    "",
  ],
  [
    "300 daily series of 20 years in zones",
    many(300, (index) => [
      and,
      `UID:m${index}`,
      `DTSTART;TZID=${index % 2 ? "Europe/Berlin" : "W. Europe Standard Time"}:20060102T090000`,
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY",
    ])
      .flat()
      .slice(1),
    "11-28..12-31 08:00-09:00",
  ],
];
