import { type Situation, series } from "./situation.ts";

/** Every day from five to six, without an end. */
const daily = ["DTSTART:20261123T050000Z", "DTEND:20261123T060000Z", "RRULE:FREQ=DAILY"];
const from = (day: string, ...lines: string[]) => [`RECURRENCE-ID;RANGE=THISANDFUTURE:${day}T050000Z`, ...lines];
const moved = from("20261201", "DTSTART:20261201T090000Z", "DTEND:20261201T110000Z");
const before = "11-28..11-30 05:00-06:00";

export const thisAndFuture: readonly Situation[] = [
  ["to another hour and length", series(daily, moved), `${before}, 12-01..12-31 09:00-11:00`],
  ["in an event before its series", series(moved, daily), `${before}, 12-01..12-31 09:00-11:00`],
  ["to be longer", series(daily, from("20261201", "DTSTART:20261201T050000Z", "DTEND:20261201T083000Z")), `${before}, 12-01..12-31 05:00-08:30`],
  ["to be shorter", series(daily, from("20261201", "DTSTART:20261201T050000Z", "DURATION:PT10M")), `${before}, 12-01..12-31 05:00-05:10`],
  ["to an earlier hour", series(daily, from("20261201", "DTSTART:20261201T030000Z", "DURATION:PT1H")), `${before}, 12-01..12-31 03:00-04:00`],
  [
    "to the next weekday",
    series(["DTSTART:20261103T050000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY"], from("20261208", "DTSTART:20261209T050000Z", "DURATION:PT1H")),
    "12-01 12-09 12-16 12-23 12-30 05:00-06:00",
  ],
  ["since last month", series(daily, from("20261125", "DTSTART:20261125T090000Z", "DURATION:PT1H")), "11-28..12-31 09:00-10:00"],
  [
    "from the first occurrence on",
    series(["DTSTART:20261201T050000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"], from("20261201", "DTSTART:20261201T070000Z", "DURATION:PT1H")),
    "12-01..12-03 07:00-08:00",
  ],
  ["and canceled", series(daily, from("20261201", "DTSTART:20261201T050000Z", "DURATION:PT1H", "STATUS:CANCELLED")), before],
  ["and transparent", series(daily, from("20261201", "DTSTART:20261201T050000Z", "DURATION:PT1H", "TRANSP:TRANSPARENT")), before],
  [
    "twice",
    series(daily, moved, from("20261210", "DTSTART:20261210T130000Z", "DURATION:PT1H")),
    `${before}, 12-01..12-09 09:00-11:00, 12-10..12-31 13:00-14:00`,
  ],
  [
    "twice, the later one first",
    series(daily, from("20261210", "DTSTART:20261210T130000Z", "DURATION:PT1H"), moved),
    `${before}, 12-01..12-09 09:00-11:00, 12-10..12-31 13:00-14:00`,
  ],
  [
    "and one later occurrence once more",
    series(daily, moved, ["RECURRENCE-ID:20261205T050000Z", "DTSTART:20261205T150000Z", "DURATION:PT1H"]),
    `${before}, 12-01..12-04 12-06..12-31 09:00-11:00, 12-05 15:00-16:00`,
  ],
  [
    "and one later occurrence canceled",
    series(daily, moved, ["RECURRENCE-ID:20261205T050000Z", "DTSTART:20261205T050000Z", "STATUS:CANCELLED"]),
    `${before}, 12-01..12-04 12-06..12-31 09:00-11:00`,
  ],
  ["and one later occurrence excluded", series([...daily, "EXDATE:20261205T050000Z"], moved), `${before}, 12-01..12-04 12-06..12-31 09:00-11:00`],
  [
    "in a series with a count",
    series(["DTSTART:20261129T050000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"], moved),
    "11-29 11-30 05:00-06:00, 12-01 12-02 09:00-11:00",
  ],
  [
    "in a series with an end",
    series(["DTSTART:20261129T050000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20261203T050000Z"], moved),
    "11-29 11-30 05:00-06:00, 12-01..12-03 09:00-11:00",
  ],
  [
    "in a zone",
    series(
      ["DTSTART;TZID=Europe/Berlin:20261124T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY"],
      ["RECURRENCE-ID;TZID=Europe/Berlin;RANGE=THISANDFUTURE:20261208T090000", "DTSTART;TZID=Europe/Berlin:20261208T140000", "DURATION:PT2H"],
    ),
    "12-01 08:00-09:00, 12-08 12-15 12-22 12-29 13:00-15:00",
  ],
  [
    "in a zone while clocks change",
    series(
      ["DTSTART;TZID=America/New_York:20261013T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=5"],
      ["RECURRENCE-ID;TZID=America/New_York;RANGE=THISANDFUTURE:20261020T090000", "DTSTART;TZID=America/New_York:20261020T110000", "DURATION:PT1H"],
    ),
    "10-13 13:00-14:00, 10-20 10-27 15:00-16:00, 11-03 11-10 16:00-17:00",
    { period: "2026-10-10/2026-11-12" },
  ],
  [
    "of whole days",
    series(
      ["DTSTART;VALUE=DATE:20261124", "RRULE:FREQ=WEEKLY"],
      ["RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261208", "DTSTART;VALUE=DATE:20261209", "DTEND;VALUE=DATE:20261211"],
    ),
    "12-01, 12-09..12-10, 12-16..12-17, 12-23..12-24, 12-30..12-31",
  ],
  [
    "written in lowercase",
    series(daily, ["RECURRENCE-ID;range=thisandfuture:20261201T050000Z", "DTSTART:20261201T090000Z", "DTEND:20261201T110000Z"]),
    `${before}, 12-01..12-31 09:00-11:00`,
  ],
  ["and repeating its series' rule", series(daily, [...moved, "RRULE:FREQ=DAILY"]), `${before}, 12-01..12-31 09:00-11:00`],
  [
    "to a whole day",
    series(["DTSTART:20261129T050000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"], from("20261201", "DTSTART;VALUE=DATE:20261201")),
    "11-29 11-30 05:00-06:00, 12-01..12-02",
  ],
  ["without its series", from("20261201", "DTSTART:20261201T090000Z", "DURATION:PT1H"), "12-01 09:00-10:00"],
  [
    "with the range as another parameter",
    series(
      ["DTSTART;TZID=Europe/Berlin:20261129T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=4"],
      ["RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20261201T090000", "DTSTART;TZID=Europe/Berlin:20261201T110000", "DURATION:PT1H"],
    ),
    "11-29 11-30 08:00-09:00, 12-01 12-02 10:00-11:00",
  ],
  [
    "with all earlier ones, as RFC 2445 allowed",
    series(
      ["DTSTART:20261129T050000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=5"],
      ["RECURRENCE-ID;RANGE=THISANDPRIOR:20261201T050000Z", "DTSTART:20261201T090000Z", "DURATION:PT1H"],
    ),
    "12-01 09:00-10:00, 12-02 12-03 05:00-06:00",
    { may: "11-29 11-30 05:00-10:00" },
  ],
];
