import { type Situation, series } from "./situation.ts";

/** Tuesdays from nine to ten in New York: 11-24, 12-01, 12-08 and 12-15. */
const weekly = ["DTSTART;TZID=America/New_York:20261124T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=4"];
const without = (...lines: string[]) => [...weekly, ...lines];
const allDay = ["DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261125", "RRULE:FREQ=WEEKLY;COUNT=4"];
const twiceADay = ["DTSTART:20261201T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYHOUR=9,15;COUNT=4"];
const single = ["DTSTART:20261201T060000Z", "DTEND:20261201T070000Z"];

export const excluded: readonly Situation[] = [
  ["in the event's zone", without("EXDATE;TZID=America/New_York:20261208T090000"), "12-01 12-15 14:00-15:00"],
  ["in UTC", without("EXDATE:20261208T140000Z"), "12-01 12-15 14:00-15:00"],
  ["without a zone", without("EXDATE:20261208T090000"), "12-01 12-15 14:00-15:00"],
  ["in another zone", without("EXDATE;TZID=Europe/London:20261208T140000"), "12-01 12-15 14:00-15:00"],
  ["in a zone by its Windows name", without("EXDATE;TZID=Eastern Standard Time:20261208T090000"), "12-01 12-15 14:00-15:00"],
  ["as a date", without("EXDATE;VALUE=DATE:20261208"), "12-01 12-15 14:00-15:00"],
  ["as a date that isn't declared", without("EXDATE:20261208"), "12-01 12-15 14:00-15:00"],
  ["with its type declared", without("EXDATE;VALUE=DATE-TIME;TZID=America/New_York:20261208T090000"), "12-01 12-15 14:00-15:00"],
  ["two on one line", without("EXDATE:20261201T140000Z,20261208T140000Z"), "12-15 14:00-15:00"],
  ["two on one line with a space between", without("EXDATE;TZID=America/New_York:20261208T090000, 20261215T090000"), "12-01 14:00-15:00"],
  ["two on two lines", without("EXDATE:20261201T140000Z", "EXDATE:20261208T140000Z"), "12-15 14:00-15:00"],
  ["two dates on one line", without("EXDATE;VALUE=DATE:20261201,20261215"), "12-08 14:00-15:00"],
  ["a line in UTC and a line in the zone", without("EXDATE:20261201T140000Z", "EXDATE;TZID=America/New_York:20261215T090000"), "12-08 14:00-15:00"],
  ["the same one twice", without("EXDATE:20261208T140000Z", "EXDATE:20261208T140000Z"), "12-01 12-15 14:00-15:00"],
  ["before the rule", ["EXDATE:20261208T140000Z", ...weekly], "12-01 12-15 14:00-15:00"],
  ["the first occurrence", ["DTSTART:20261201T140000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2", "EXDATE:20261201T140000Z"], "12-08 14:00-15:00"],
  ["at an hour when nothing is", without("EXDATE:20261208T150000Z"), "12-01 12-08 12-15 14:00-15:00"],
  ["on a day when nothing is", without("EXDATE;VALUE=DATE:20261209"), "12-01 12-08 12-15 14:00-15:00"],
  ["an empty one", without("EXDATE:"), "12-01 12-08 12-15 14:00-15:00"],
  ["one of two on a day", [...twiceADay, "EXDATE:20261201T150000Z"], "12-01 12-02 09:00-10:00, 12-02 15:00-16:00"],
  ["both on a day, as a date", [...twiceADay, "EXDATE;VALUE=DATE:20261201"], "12-02 09:00-10:00, 12-02 15:00-16:00"],
  [
    "the local date of a late evening",
    ["DTSTART;TZID=America/New_York:20261124T200000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;VALUE=DATE:20261201"],
    "12-09 01:00-02:00",
  ],
  ["a whole day", [...allDay, "EXDATE;VALUE=DATE:20261208"], "12-01, 12-15"],
  ["a whole day, as its midnight", [...allDay, "EXDATE;TZID=America/New_York:20261208T000000"], "12-01, 12-15"],
  ["a whole day, as midnight without a zone", [...allDay, "EXDATE:20261208T000000"], "12-01, 12-15"],
  ["a whole day, as midnight in a Windows zone", [...allDay, "EXDATE;TZID=W. Europe Standard Time:20261208T000000"], "12-01, 12-15"],
  ["a whole day, as midnight in UTC", [...allDay, "EXDATE:20261208T000000Z"], "12-01, 12-15"],
  ["a date that was added", [...single, "RDATE:20261202T060000Z,20261203T060000Z", "EXDATE:20261202T060000Z"], "12-01 12-03 06:00-07:00"],
  [
    "in UTC before clocks change",
    ["DTSTART;TZID=America/New_York:20261013T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=5", "EXDATE:20261027T130000Z"],
    "10-20 13:00-14:00, 11-03 11-10 14:00-15:00",
    { period: "2026-10-20/2026-11-12" },
  ],
  ["a whole day, as the office's midnight in UTC", [...allDay, "EXDATE:20261207T183000Z"], "12-01, 12-15"],
  ["by a rule, as RFC 2445 allowed", without("EXRULE:FREQ=WEEKLY;INTERVAL=2"), "12-01 12-15 14:00-15:00", { may: "12-08 14:00-15:00" }],
  ["an added period", [...single, "RDATE;VALUE=PERIOD:20261203T080000Z/PT2H", "EXDATE:20261203T080000Z"], "12-01 06:00-07:00"],
  ["in a zone that nobody knows", without("EXDATE;TZID=Nowhere/Special:20261208T090000"), "12-01 12-15 14:00-15:00", { may: "12-08 14:00-15:00", unread: 1 }],
];

export const added: readonly Situation[] = [
  ["in UTC", [...single, "RDATE:20261203T060000Z"], "12-01 12-03 06:00-07:00"],
  [
    "in a zone",
    ["DTSTART;TZID=Europe/Berlin:20261201T090000", "DURATION:PT1H", "RDATE;TZID=Europe/Berlin:20261203T100000"],
    "12-01 08:00-09:00, 12-03 09:00-10:00",
  ],
  [
    "without a zone, to an event with one",
    ["DTSTART;TZID=Europe/Berlin:20261201T090000", "DURATION:PT1H", "RDATE:20261203T100000"],
    "12-01 08:00-09:00, 12-03 09:00-10:00",
  ],
  ["several on a line", [...single, "RDATE:20261203T060000Z,20261205T080000Z"], "12-01 12-03 06:00-07:00, 12-05 08:00-09:00"],
  ["several on a line with spaces", [...single, "RDATE:20261203T060000Z, 20261205T080000Z"], "12-01 12-03 06:00-07:00, 12-05 08:00-09:00"],
  ["several lines", [...single, "RDATE:20261203T060000Z", "RDATE:20261204T060000Z"], "12-01 12-03 12-04 06:00-07:00"],
  ["with its type declared", [...single, "RDATE;VALUE=DATE-TIME:20261203T060000Z"], "12-01 12-03 06:00-07:00"],
  ["as a period", [...single, "RDATE;VALUE=PERIOD:20261203T080000Z/20261203T110000Z"], "12-01 06:00-07:00, 12-03 08:00-11:00"],
  ["as a period with a duration", [...single, "RDATE;VALUE=PERIOD:20261203T080000Z/PT2H30M"], "12-01 06:00-07:00, 12-03 08:00-10:30"],
  ["as a period in a zone", [...single, "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20261203T090000/20261203T110000"], "12-01 06:00-07:00, 12-03 08:00-10:00"],
  [
    "as two periods",
    [...single, "RDATE;VALUE=PERIOD:20261203T080000Z/PT1H,20261204T080000Z/20261204T100000Z"],
    "12-01 06:00-07:00, 12-03 08:00-09:00, 12-04 08:00-10:00",
  ],
  ["to a series", [...weekly, "RDATE:20261203T140000Z"], "12-01 12-03 12-08 12-15 14:00-15:00"],
  ["that the rule gives as well", [...weekly, "RDATE:20261208T140000Z"], "12-01 12-08 12-15 14:00-15:00"],
  ["whole days", ["DTSTART;VALUE=DATE:20261201", "RDATE;VALUE=DATE:20261203,20261207"], "12-01, 12-03, 12-07"],
  ["before the start", ["DTSTART:20261203T060000Z", "DURATION:PT1H", "RDATE:20261201T060000Z"], "12-01 12-03 06:00-07:00"],
  ["an empty one", [...single, "RDATE:"], "12-01 06:00-07:00"],
  ["to an event of last year", ["DTSTART:20251201T060000Z", "DURATION:PT1H", "RDATE:20261203T060000Z"], "12-03 06:00-07:00"],
  [
    "a moved one",
    series([...single, "RDATE:20261203T060000Z"], ["RECURRENCE-ID:20261203T060000Z", "DTSTART:20261204T090000Z", "DURATION:PT1H"]),
    "12-01 06:00-07:00, 12-04 09:00-10:00",
  ],
  [
    "a second rule",
    ["DTSTART:20261201T060000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3", "RRULE:FREQ=MONTHLY;BYMONTHDAY=4;COUNT=1"],
    "12-01 12-04 12-08 12-15 06:00-07:00",
  ],
  ["as a period of dates", [...single, "RDATE;VALUE=PERIOD:20261203/20261204"], "12-01 06:00-07:00, 12-03"],
  ["as a date, to an event with a time", [...single, "RDATE;VALUE=DATE:20261203"], "12-01 12-03 06:00-07:00", { may: "12-03" }],
  ["that is also excluded in another zone", [...single, "RDATE:20261203T060000Z", "EXDATE;TZID=Asia/Kolkata:20261203T113000"], "12-01 06:00-07:00"],
];
