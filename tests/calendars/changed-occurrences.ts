import { and, type Situation, series } from "./situation.ts";

/** Tuesdays from nine to ten in New York: 11-24, 12-01, 12-08 and 12-15. */
const weekly = ["DTSTART;TZID=America/New_York:20261124T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=4"];
const allDay = ["DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261125", "RRULE:FREQ=WEEKLY;COUNT=4"];
const twiceADay = ["DTSTART:20261201T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYHOUR=9,15;COUNT=4"];

const change = (id: string, ...lines: string[]) => [`RECURRENCE-ID${id}`, ...lines];
const zoned = ";TZID=America/New_York:20261208T090000";
const later = ["DTSTART:20261208T160000Z", "DTEND:20261208T180000Z"];
const rest = "12-01 12-15 14:00-15:00";

export const changed: readonly Situation[] = [
  ["to another hour", series(weekly, change(zoned, ...later)), `${rest}, 12-08 16:00-18:00`],
  ["to another day", series(weekly, change(zoned, "DTSTART;TZID=America/New_York:20261210T110000", "DURATION:PT1H")), `${rest}, 12-10 16:00-17:00`],
  ["into another month", series(weekly, change(zoned, "DTSTART:20270210T110000Z", "DURATION:PT1H")), rest],
  [
    "from last month into this one",
    series(weekly, change(":20261124T140000Z", "DTSTART:20261203T110000Z", "DURATION:PT1H")),
    "12-01 12-08 12-15 14:00-15:00, 12-03 11:00-12:00",
  ],
  ["in an event before its series", series(change(zoned, ...later), weekly), `${rest}, 12-08 16:00-18:00`],
  ["named in UTC", series(weekly, change(":20261208T140000Z", ...later)), `${rest}, 12-08 16:00-18:00`],
  ["named without a zone", series(weekly, change(":20261208T090000", ...later)), `${rest}, 12-08 16:00-18:00`],
  ["named by its date", series(weekly, change(";VALUE=DATE:20261208", ...later)), `${rest}, 12-08 16:00-18:00`],
  ["named by its date, which isn't declared", series(weekly, change(":20261208", ...later)), `${rest}, 12-08 16:00-18:00`],
  ["named in another zone", series(weekly, change(";TZID=Europe/Berlin:20261208T150000", ...later)), `${rest}, 12-08 16:00-18:00`],
  ["named in a zone by its Windows name", series(weekly, change(";TZID=Eastern Standard Time:20261208T090000", ...later)), `${rest}, 12-08 16:00-18:00`],
  ["and canceled", series(weekly, change(zoned, ...later, "STATUS:CANCELLED")), rest],
  ["and canceled before its series", series(change(zoned, ...later, "STATUS:CANCELLED"), weekly), rest],
  ["and canceled without a time", series(weekly, change(zoned, "STATUS:CANCELLED")), rest],
  ["and transparent", series(weekly, change(zoned, ...later, "TRANSP:TRANSPARENT")), rest],
  ["and repeating its series' rule", series(weekly, change(zoned, ...later, "RRULE:FREQ=WEEKLY;COUNT=4")), `${rest}, 12-08 16:00-18:00`],
  ["and repeating its series' rule, before its series", series(change(zoned, ...later, "RRULE:FREQ=WEEKLY;COUNT=4"), weekly), `${rest}, 12-08 16:00-18:00`],
  ["and repeating a daily rule without an end", series(weekly, change(zoned, ...later, "RRULE:FREQ=DAILY")), `${rest}, 12-08 16:00-18:00`],
  [
    "and repeating its series' excluded dates",
    series([...weekly, "EXDATE:20261201T140000Z"], change(zoned, ...later, "EXDATE:20261201T140000Z")),
    "12-15 14:00-15:00, 12-08 16:00-18:00",
  ],
  ["to be longer", series(weekly, change(zoned, "DTSTART;TZID=America/New_York:20261208T090000", "DURATION:PT3H")), `${rest}, 12-08 14:00-17:00`],
  ["to be shorter", series(weekly, change(zoned, "DTSTART;TZID=America/New_York:20261208T090000", "DURATION:PT15M")), `${rest}, 12-08 14:00-14:15`],
  ["to a whole day", series(weekly, change(zoned, "DTSTART;VALUE=DATE:20261208", "DTEND;VALUE=DATE:20261209")), `${rest}, 12-08`],
  ["without its series", ["RECURRENCE-ID:20261208T140000Z", ...later], "12-08 16:00-18:00"],
  [
    "twice without its series",
    series(change(":20261208T140000Z", ...later), change(":20261215T140000Z", "DTSTART:20261215T160000Z", "DURATION:PT1H")),
    "12-08 16:00-18:00, 12-15 16:00-17:00",
  ],
  ["two to the same time", series(weekly, change(zoned, ...later), change(":20261215T140000Z", ...later)), "12-01 14:00-15:00, 12-08 16:00-18:00"],
  [
    "the first one",
    series(
      ["DTSTART:20261201T140000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2"],
      change(":20261201T140000Z", "DTSTART:20261202T140000Z", "DURATION:PT1H"),
    ),
    "12-02 12-08 14:00-15:00",
  ],
  [
    "two that swap their places",
    series(
      weekly,
      change(":20261208T140000Z", "DTSTART:20261215T140000Z", "DURATION:PT1H"),
      change(":20261215T140000Z", "DTSTART:20261208T140000Z", "DURATION:PT1H"),
    ),
    "12-01 12-08 12-15 14:00-15:00",
  ],
  [
    "twice, by a newer version",
    series(weekly, change(zoned, "SEQUENCE:1", "DTSTART:20261209T160000Z", "DURATION:PT1H"), change(zoned, "SEQUENCE:3", ...later)),
    `${rest}, 12-08 16:00-18:00`,
  ],
  [
    "twice, by a newer version that comes first",
    series(weekly, change(zoned, "SEQUENCE:3", ...later), change(zoned, "SEQUENCE:1", "DTSTART:20261209T160000Z", "DURATION:PT1H")),
    `${rest}, 12-08 16:00-18:00`,
  ],
  ["with a lower sequence than its series", series([...weekly, "SEQUENCE:4"], change(zoned, "SEQUENCE:3", ...later)), `${rest}, 12-08 16:00-18:00`],
  ["named at an hour when nothing is", series(weekly, change(":20261208T120000Z", ...later)), "12-01 12-08 12-15 14:00-15:00, 12-08 16:00-18:00"],
  [
    "after its series ended",
    series(weekly, change(":20261222T140000Z", "DTSTART:20261222T160000Z", "DURATION:PT1H")),
    "12-01 12-08 12-15 14:00-15:00, 12-22 16:00-17:00",
  ],
  ["in a series that was canceled", series([...weekly, "STATUS:CANCELLED"], change(zoned, ...later, "STATUS:CONFIRMED")), "12-08 16:00-18:00"],
  ["in a series that is transparent", series([...weekly, "TRANSP:TRANSPARENT"], change(zoned, ...later, "TRANSP:OPAQUE")), "12-08 16:00-18:00"],
  [
    "one of two on a day",
    series(twiceADay, change(":20261201T150000Z", "DTSTART:20261201T170000Z", "DURATION:PT1H")),
    "12-01 12-02 09:00-10:00, 12-01 17:00-18:00, 12-02 15:00-16:00",
  ],
  ["a whole day to another", series(allDay, change(";VALUE=DATE:20261208", "DTSTART;VALUE=DATE:20261209", "DTEND;VALUE=DATE:20261210")), "12-01, 12-09, 12-15"],
  [
    "a whole day, named by midnight in a Windows zone",
    series(allDay, change(";TZID=W. Europe Standard Time:20261208T000000", "DTSTART;VALUE=DATE:20261209", "DTEND;VALUE=DATE:20261210")),
    "12-01, 12-09, 12-15",
  ],
  [
    "a whole day, named without its type",
    series(allDay, change(":20261208", "DTSTART;VALUE=DATE:20261209", "DTEND;VALUE=DATE:20261210")),
    "12-01, 12-09, 12-15",
  ],
  ["a whole day to an hour", series(allDay, change(";VALUE=DATE:20261208", ...later)), "12-01, 12-15, 12-08 16:00-18:00"],
  [
    "with an event of another series at that time",
    [...series(weekly, change(zoned, ...later)), and, "UID:another", "DTSTART:20261208T140000Z", "DURATION:PT1H"],
    `${rest}, 12-08 14:00-15:00, 12-08 16:00-18:00`,
  ],
  [
    "twice, named in two zones",
    series(weekly, change(":20261208T140000Z", "SEQUENCE:1", "DTSTART:20261209T160000Z", "DURATION:PT1H"), change(zoned, "SEQUENCE:3", ...later)),
    `${rest}, 12-08 16:00-18:00`,
  ],
  [
    "twice without a number",
    series(weekly, change(zoned, "DTSTART:20261209T160000Z", "DURATION:PT1H"), change(zoned, ...later)),
    `${rest}, 12-08 16:00-18:00, 12-09 16:00-17:00`,
  ],
  [
    "and canceled, then confirmed",
    series(weekly, change(zoned, "SEQUENCE:1", ...later, "STATUS:CANCELLED"), change(zoned, "SEQUENCE:2", ...later)),
    `${rest}, 12-08 16:00-18:00`,
  ],
  ["and confirmed, then canceled", series(weekly, change(zoned, "SEQUENCE:1", ...later), change(zoned, "SEQUENCE:2", ...later, "STATUS:CANCELLED")), rest],
  [
    "without its series, repeating its rule",
    [...change(":20261208T140000Z", ...later), "RRULE:FREQ=WEEKLY;COUNT=2"],
    "12-08 16:00-18:00",
    { may: "12-15 16:00-18:00" },
  ],
  [
    "a whole day, named by the office's midnight in UTC",
    series(allDay, change(":20261207T183000Z", "DTSTART;VALUE=DATE:20261209", "DTEND;VALUE=DATE:20261210")),
    "12-01, 12-09, 12-15",
  ],
  [
    "in the past, to another time of the past",
    series(weekly, change(":20261124T140000Z", "DTSTART:20261110T110000Z", "DURATION:PT1H")),
    "12-01 12-08 12-15 14:00-15:00",
  ],
  ["from this month into the past", series(weekly, change(":20261208T140000Z", "DTSTART:20261110T110000Z", "DURATION:PT1H")), rest],
];
