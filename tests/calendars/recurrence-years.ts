import type { Situation } from "./situation.ts";

type Rule = readonly [title: string, firstDay: string, rule: string, days: string];

/** Each occurrence takes half an hour from 04:00 UTC. */
export const years: readonly Rule[] = [
  ["every year", "20001205", "FREQ=YEARLY", "12-05"],
  ["every year since 1901", "19011210", "FREQ=YEARLY", "12-10"],
  ["every second year", "20241208", "FREQ=YEARLY;INTERVAL=2", "12-08"],
  ["every second year, but not this one", "20251208", "FREQ=YEARLY;INTERVAL=2", ""],
  ["every fourth year", "20221209", "FREQ=YEARLY;INTERVAL=4", "12-09"],
  ["three times", "20241201", "FREQ=YEARLY;COUNT=3", "12-01"],
  ["twice, until last year", "20241201", "FREQ=YEARLY;COUNT=2", ""],
  ["until this year's start", "20201205", "FREQ=YEARLY;UNTIL=20261205T040000Z", "12-05"],
  ["until the day before", "20201205", "FREQ=YEARLY;UNTIL=20261204", ""],
  ["in a month", "20201210", "FREQ=YEARLY;BYMONTH=12", "12-10"],
  ["in two months", "20200610", "FREQ=YEARLY;BYMONTH=6,12", "12-10"],
  ["on three days of a month", "20251201", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1,24,31", "12-01 12-24 12-31"],
  [
    "on the 30th of two months every second year",
    "20241130",
    "FREQ=YEARLY;INTERVAL=2;BYMONTH=11,12;BYMONTHDAY=30",
    "11-30 12-30",
  ],
  ["on the 31st of each month", "20260131", "FREQ=YEARLY;BYMONTHDAY=31", "12-31"],
  ["on the 1st of each month", "20260101", "FREQ=YEARLY;BYMONTHDAY=1", "12-01"],
  [
    "on all Tuesdays of a month",
    "20251202",
    "FREQ=YEARLY;BYMONTH=12;BYDAY=TU",
    "12-01 12-08 12-15 12-22 12-29",
  ],
  ["on a month's first Tuesday", "20251202", "FREQ=YEARLY;BYMONTH=12;BYDAY=1TU", "12-01"],
  ["on a month's last Monday", "20251229", "FREQ=YEARLY;BYMONTH=12;BYDAY=-1MO", "12-28"],
  ["on a year's last Tuesday", "20251230", "FREQ=YEARLY;BYDAY=-1TU", "12-29"],
  ["on a year's last Friday but one", "20251219", "FREQ=YEARLY;BYDAY=-2FR", "12-18"],
  ["on a year's 50th Monday", "20251215", "FREQ=YEARLY;BYDAY=50MO", "12-14"],
  ["on every Monday", "20260105", "FREQ=YEARLY;BYDAY=MO", "11-30 12-07 12-14 12-21 12-28"],
  [
    "on a Sunday in the third week of a month",
    "20251214",
    "FREQ=YEARLY;BYMONTH=12;BYDAY=SU;BYMONTHDAY=13,14,15,16,17,18,19",
    "12-13",
  ],
  [
    "on a month's last working day",
    "20251231",
    "FREQ=YEARLY;BYMONTH=12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
    "12-31",
  ],
  ["on two days of a year", "20251201", "FREQ=YEARLY;BYYEARDAY=335,365", "12-01 12-31"],
  ["on a year's last day", "20251231", "FREQ=YEARLY;BYYEARDAY=-1", "12-31"],
  ["on the 31st day from a year's end", "20251201", "FREQ=YEARLY;BYYEARDAY=-31", "12-01"],
  ["on a day that is named from both ends", "20251225", "FREQ=YEARLY;BYYEARDAY=359,-7", "12-25"],
  ["on day 366, which this year doesn't have", "20241231", "FREQ=YEARLY;BYYEARDAY=366", ""],
  ["on day 366 from the end", "20240101", "FREQ=YEARLY;BYYEARDAY=-366", ""],
  [
    "on the second and third of seven days",
    "20251202",
    "FREQ=YEARLY;BYYEARDAY=335,336,337,338,339,340,341;BYSETPOS=3,2",
    "12-02 12-03",
  ],
  ["on Monday of week 49", "20251201", "FREQ=YEARLY;BYWEEKNO=49;BYDAY=MO", "11-30"],
  ["in week 50, on the first day's weekday", "20251210", "FREQ=YEARLY;BYWEEKNO=50", "12-09"],
  [
    "on two days of week 53, which this year has",
    "20201228",
    "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO,TU",
    "12-28 12-29",
  ],
  [
    "on working days of week 2, which is in January",
    "20260105",
    "FREQ=YEARLY;BYWEEKNO=2;BYDAY=MO,TU,WE,TH,FR",
    "",
  ],
  [
    "on Monday of week 1, since the week that began in December",
    "20251229",
    "FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO",
    "",
  ],
  ["on Tuesday of a year's last week", "20251223", "FREQ=YEARLY;BYWEEKNO=-1;BYDAY=TU", "12-29"],
  [
    "on Friday of four weeks",
    "20251205",
    "FREQ=YEARLY;BYWEEKNO=49,50,51,52;BYDAY=FR",
    "12-04 12-11 12-18 12-25",
  ],
  ["on December 30 if it is in week 1", "20241230", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=30;BYWEEKNO=1", ""],
  [
    "on days of a week that are also days of a month",
    "20201222",
    "FREQ=YEARLY;BYWEEKNO=52;BYMONTHDAY=20,21,22;BYDAY=MO,TU",
    "12-21 12-22",
  ],
];

const hourly = (...lines: string[]) => ["DTSTART:20261201T040000Z", "DURATION:PT30M", ...lines];

export const hours: readonly Situation[] = [
  [
    "every third hour until noon",
    hourly("RRULE:FREQ=HOURLY;INTERVAL=3;UNTIL=20261201T120000Z"),
    "12-01 04:00-04:30, 12-01 07:00-07:30, 12-01 10:00-10:30",
  ],
  [
    "every hour and a half, four times",
    hourly("RRULE:FREQ=MINUTELY;INTERVAL=90;COUNT=4"),
    "12-01 04:00-04:30, 12-01 05:30-06:00, 12-01 07:00-07:30, 12-01 08:30-09:00",
  ],
  [
    "every quarter of an hour, six times",
    hourly("RRULE:FREQ=MINUTELY;INTERVAL=15;COUNT=6"),
    "12-01 04:00-05:45",
  ],
  ["every tenth minute by seconds", hourly("RRULE:FREQ=SECONDLY;INTERVAL=600;COUNT=13"), "12-01 04:00-06:30"],
  [
    "three times a day",
    hourly("RRULE:FREQ=DAILY;BYHOUR=4,8,10;COUNT=5"),
    "12-01 12-02 04:00-04:30, 12-01 12-02 08:00-08:30, 12-01 10:00-10:30",
  ],
  [
    "at minutes of hours",
    hourly("RRULE:FREQ=DAILY;BYHOUR=4,5;BYMINUTE=0,30;COUNT=8"),
    "12-01 12-02 04:00-06:00",
  ],
  [
    "every 20 minutes in two hours of a day",
    hourly("RRULE:FREQ=MINUTELY;INTERVAL=20;BYHOUR=4,5;UNTIL=20261202T000000Z"),
    "12-01 04:00-06:10",
  ],
  [
    "hourly on Tuesdays in two hours",
    hourly("RRULE:FREQ=HOURLY;BYDAY=TU;BYHOUR=4,6;COUNT=4"),
    "12-01 12-08 04:00-04:30, 12-01 12-08 06:00-06:30",
  ],
  [
    "the last of a day's hours",
    ["DTSTART:20261201T080000Z", "DURATION:PT30M", "RRULE:FREQ=DAILY;BYHOUR=4,8;BYSETPOS=-1;COUNT=3"],
    "12-01..12-03 08:00-08:30",
  ],
  [
    "hours of the event's zone",
    ["DTSTART;TZID=Asia/Kolkata:20261201T100000", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYHOUR=10,15;COUNT=4"],
    "12-01 12-02 04:30-05:30, 12-01 12-02 09:30-10:30",
  ],
  [
    "on two days a week at a named hour",
    [
      "DTSTART;TZID=Europe/Berlin:20261201T093000",
      "DURATION:PT1H",
      "RRULE:FREQ=WEEKLY;BYDAY=TU,TH;BYHOUR=9;BYMINUTE=30;COUNT=3",
    ],
    "12-01 12-03 12-08 08:30-09:30",
  ],
  [
    "on the 1st and 15th at a named hour",
    [
      "DTSTART:20261001T090000Z",
      "DURATION:PT1H",
      "RRULE:FREQ=MONTHLY;BYMONTHDAY=1,15;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9;BYMINUTE=0;BYSECOND=0",
    ],
    "12-01 12-15 09:00-10:00",
  ],
  [
    "every sixth hour for a year",
    ["DTSTART:20251201T040000Z", "DURATION:PT1H", "RRULE:FREQ=HOURLY;INTERVAL=6"],
    "12-01 04:00-05:00, 12-01 10:00-11:00, 12-01 16:00-17:00, 12-01 22:00-23:00",
    { period: "2026-12-01/2026-12-01" },
  ],
  [
    "hourly for six years, in one hour of a day",
    ["DTSTART:20200101T090000Z", "DURATION:PT1H", "RRULE:FREQ=HOURLY;BYHOUR=9"],
    "12-01 12-02 09:00-10:00",
    { period: "2026-12-01/2026-12-02" },
  ],
  [
    "on February 29 every year",
    ["DTSTART:20240229T040000Z", "DURATION:PT1H", "RRULE:FREQ=YEARLY"],
    "",
    { period: "2027-02-20/2027-03-05" },
  ],
  [
    "on Monday of week 20",
    ["DTSTART:19970512T040000Z", "DURATION:PT1H", "RRULE:FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"],
    "05-17 04:00-05:00",
    { period: "2027-05-01/2027-05-31" },
  ],
  [
    "on Saturday of week 53, which is in January",
    ["DTSTART:20210102T040000Z", "DURATION:PT1H", "RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=SA"],
    "01-02 04:00-05:00",
    { period: "2026-12-28/2027-01-05" },
  ],
  [
    "on working days of week 1",
    ["DTSTART:20260105T060000Z", "DURATION:PT30M", "RRULE:FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO,TU,WE,TH,FR"],
    "01-04..01-08 06:00-06:30",
    { period: "2026-12-28/2027-01-15" },
  ],
  [
    "on election day every second year",
    [
      "DTSTART:20241105T040000Z",
      "DURATION:PT1H",
      "RRULE:FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8",
    ],
    "11-03 04:00-05:00",
    { period: "2026-10-28/2026-11-10" },
  ],
];
