import { america, and, type Situation, zone } from "./situation.ts";

const autumn = { period: "2026-10-20/2026-11-12" };
const spring = { period: "2027-03-10/2027-04-10" };

export const clockChanges: readonly Situation[] = [
  [
    "a weekly call in New York",
    ["DTSTART;TZID=America/New_York:20261022T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3"],
    "10-22 10-29 13:00-14:00, 11-05 14:00-15:00",
    autumn,
  ],
  [
    "a weekly call in New York by its Windows name",
    ["DTSTART;TZID=Eastern Standard Time:20261022T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3"],
    "10-22 10-29 13:00-14:00, 11-05 14:00-15:00",
    autumn,
  ],
  [
    "a weekly call in a zone of the feed",
    [...zone("Branch", "-0500", "-0400", america), "DTSTART;TZID=Branch:20261022T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3"],
    "10-22 10-29 13:00-14:00, 11-05 14:00-15:00",
    autumn,
  ],
  [
    "a daily call in London",
    ["DTSTART;TZID=Europe/London:20261024T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"],
    "10-24 08:00-09:00, 10-25 10-26 09:00-10:00",
    autumn,
  ],
  ["a daily call in UTC", ["DTSTART:20261024T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"], "10-24..10-26 09:00-10:00", autumn],
  [
    "a daily floating call in London",
    ["DTSTART:20261024T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"],
    "10-24 08:00-09:00, 10-25 10-26 09:00-10:00",
    { ...autumn, office: "Europe/London" },
  ],
  [
    "a weekly call in Berlin in spring",
    ["DTSTART;TZID=Europe/Berlin:20270323T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2"],
    "03-23 08:00-09:00, 03-30 07:00-08:00",
    spring,
  ],
  [
    "a daily call in Sydney in its autumn",
    ["DTSTART;TZID=Australia/Sydney:20270403T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"],
    "04-02 22:00-23:00, 04-03 23:00-24:00",
    spring,
  ],
  [
    "a daily call on an island that changes by half an hour",
    ["DTSTART;TZID=Australia/Lord_Howe:20270403T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"],
    "04-02 22:00-23:00, 04-03 22:30-23:30",
    spring,
  ],
  ["an hour that a change skips", ["DTSTART;TZID=America/New_York:20270314T023000", "DURATION:PT1H"], "03-14 07:30-08:30", spring],
  [
    "an hour that a change skips, in a series",
    ["DTSTART;TZID=America/New_York:20270313T023000", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"],
    "03-13 03-14 07:30-08:30, 03-15 06:30-07:30",
    spring,
  ],
  ["an hour that comes twice", ["DTSTART;TZID=America/New_York:20261101T013000", "DURATION:PT30M"], "11-01 05:30-06:00", autumn],
  [
    "an hour that comes twice, in a series",
    ["DTSTART;TZID=America/New_York:20261031T013000", "DURATION:PT30M", "RRULE:FREQ=DAILY;COUNT=3"],
    "10-31 11-01 05:30-06:00, 11-02 06:30-07:00",
    autumn,
  ],
  ["a night shift", ["DTSTART;TZID=America/New_York:20261031T220000", "DTEND;TZID=America/New_York:20261101T060000"], "11-01 02:00-11:00", autumn],
  ["a day's length", ["DTSTART;TZID=America/New_York:20261031T120000", "DURATION:P1D"], "10-31 16:00-11-01 17:00", autumn],
  ["24 hours", ["DTSTART;TZID=America/New_York:20261031T120000", "DURATION:PT24H"], "10-31 16:00-11-01 16:00", autumn],
  [
    "an end in local time",
    ["DTSTART;TZID=America/New_York:20261022T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;UNTIL=20261105T090000"],
    "10-22 10-29 13:00-14:00, 11-05 14:00-15:00",
    autumn,
  ],
  [
    "a series since the summer, in winter",
    ["DTSTART;TZID=Europe/London:20260707T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY"],
    "12-01 12-08 12-15 12-22 12-29 09:00-10:00",
  ],
  [
    "a moved occurrence in the week of a change",
    [
      "UID:s",
      "DTSTART;TZID=Europe/London:20261020T090000",
      "DURATION:PT1H",
      "RRULE:FREQ=WEEKLY;COUNT=3",
      and,
      "UID:s",
      "RECURRENCE-ID:20261027T090000Z",
      "DTSTART;TZID=Europe/London:20261028T090000",
      "DURATION:PT1H",
    ],
    "10-20 08:00-09:00, 10-28 11-03 09:00-10:00",
    autumn,
  ],
];
