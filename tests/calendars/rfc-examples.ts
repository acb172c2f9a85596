import type { Situation } from "./situation.ts";

/** The kinds of rules that RFC 5545 explains, each on a call from nine to ten in New York. */
const rules: readonly (readonly [title: string, firstDay: string, rule: string, days: string])[] = [
  ["daily, ten times", "20261124", "FREQ=DAILY;COUNT=10", "11-28..12-03"],
  ["daily until a night", "20260902", "FREQ=DAILY;UNTIL=20261224T000000Z", "11-28..12-23"],
  [
    "every other day",
    "20260902",
    "FREQ=DAILY;INTERVAL=2",
    "11-29 12-01 12-03 12-05 12-07 12-09 12-11 12-13 12-15 12-17 12-19 12-21 12-23 12-25 12-27 12-29 12-31",
  ],
  ["every ten days, five times", "20261110", "FREQ=DAILY;INTERVAL=10;COUNT=5", "11-30 12-10 12-20"],
  ["each day of a month, as a yearly rule", "20241201", "FREQ=YEARLY;UNTIL=20261231T140000Z;BYMONTH=12;BYDAY=SU,MO,TU,WE,TH,FR,SA", "12-01..12-31"],
  ["each day of a month, as a daily rule", "20241201", "FREQ=DAILY;UNTIL=20261231T140000Z;BYMONTH=12", "12-01..12-31"],
  ["weekly, ten times", "20261013", "FREQ=WEEKLY;COUNT=10", "12-01 12-08 12-15"],
  ["weekly until a night", "20260901", "FREQ=WEEKLY;UNTIL=20261224T000000Z", "12-01 12-08 12-15 12-22"],
  ["every other week", "20260901", "FREQ=WEEKLY;INTERVAL=2;WKST=SU", "12-08 12-22"],
  ["on two days for five weeks, by an end", "20261110", "FREQ=WEEKLY;UNTIL=20261215T000000Z;WKST=SU;BYDAY=TU,TH", "12-01 12-03 12-08 12-10"],
  ["on two days for five weeks, by a count", "20261110", "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH", "12-01 12-03 12-08 12-10"],
  [
    "every other week on three days until a night",
    "20260831",
    "FREQ=WEEKLY;INTERVAL=2;UNTIL=20261224T000000Z;WKST=SU;BYDAY=MO,WE,FR",
    "12-07 12-09 12-11 12-21 12-23",
  ],
  ["every other week on two days, eight times", "20261103", "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH", "12-01 12-03 12-15 12-17"],
  ["on the first Friday, ten times", "20260306", "FREQ=MONTHLY;COUNT=10;BYDAY=1FR", "12-04"],
  ["on the first Friday until a night", "20260904", "FREQ=MONTHLY;UNTIL=20261224T000000Z;BYDAY=1FR", "12-04"],
  ["on the first and last Sunday of every other month", "20261004", "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU", "12-06 12-27"],
  ["on the last Monday but one, six times", "20260720", "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", "12-21"],
  ["on the third day from the end of a month", "20260928", "FREQ=MONTHLY;BYMONTHDAY=-3", "11-28 12-29"],
  ["on the 2nd and 15th, ten times", "20260902", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15", "12-02 12-15"],
  ["on the first and last day, ten times", "20260930", "FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1", "11-30 12-01 12-31"],
  ["every 18 months on six days, ten times", "20250610", "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", "12-10..12-13"],
  ["on Tuesdays of every other month", "20261006", "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU", "12-01 12-08 12-15 12-22 12-29"],
  ["in two months, ten times", "20220610", "FREQ=YEARLY;COUNT=10;BYMONTH=6,12", "12-10"],
  ["in three months every other year", "20201010", "FREQ=YEARLY;INTERVAL=2;COUNT=12;BYMONTH=10,11,12", "12-10"],
  ["on three days of every third year", "20230101", "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,335", "12-01"],
  ["on a year's 50th Monday", "20251215", "FREQ=YEARLY;BYDAY=50MO", "12-14"],
  ["on Monday of week 50", "20251208", "FREQ=YEARLY;BYWEEKNO=50;BYDAY=MO", "12-07"],
  ["on a month's Thursdays", "20251204", "FREQ=YEARLY;BYMONTH=12;BYDAY=TH", "12-03 12-10 12-17 12-24 12-31"],
  ["on three months' Thursdays", "20251002", "FREQ=YEARLY;BYDAY=TH;BYMONTH=10,11,12", "12-03 12-10 12-17 12-24 12-31"],
  ["on the Saturday after the first Sunday", "20261107", "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", "12-12"],
  ["every four years on a Tuesday after a Monday", "20221206", "FREQ=YEARLY;INTERVAL=4;BYMONTH=12;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", "12-08"],
  ["on the third of certain weekdays, three times", "20261105", "FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", "12-03"],
  ["on the last working day but one", "20261029", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "12-30"],
  ["on the 15th and 30th, without February 30", "20260115", "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=22", "11-30 12-15"],
  ["four times in weeks from Monday", "20261110", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "11-29"],
  ["four times in weeks from Sunday", "20261110", "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "12-06"],
];

const call = (firstDay: string, ...lines: string[]) => [
  `DTSTART;TZID=America/New_York:${firstDay}T090000`,
  `DTEND;TZID=America/New_York:${firstDay}T100000`,
  ...lines,
];

const workday = "12-01 12-02 14:00-22:00";

export const rfcExamples: readonly Situation[] = [
  ...rules.map(([title, firstDay, rule, days]): Situation => [title, call(firstDay, `RRULE:${rule}`), `${days} 14:00-15:00`]),
  [
    "on the 13th if it is a Sunday, but not the first time",
    call("20260913", "EXDATE;TZID=America/New_York:20260913T090000", "RRULE:FREQ=MONTHLY;BYDAY=SU;BYMONTHDAY=13"),
    "12-13 14:00-15:00",
  ],
  [
    "every three hours of a day",
    call("20261201", "RRULE:FREQ=HOURLY;INTERVAL=3;UNTIL=20261201T220000Z"),
    "12-01 14:00-15:00, 12-01 17:00-18:00, 12-01 20:00-21:00",
  ],
  ["every 15 minutes, six times", call("20261201", "RRULE:FREQ=MINUTELY;INTERVAL=15;COUNT=6"), "12-01 14:00-16:15"],
  [
    "every 90 minutes, four times",
    call("20261201", "RRULE:FREQ=MINUTELY;INTERVAL=90;COUNT=4"),
    "12-01 14:00-15:00, 12-01 15:30-16:30, 12-01 17:00-18:00, 12-01 18:30-19:30",
  ],
  [
    "every 20 minutes of a working day, as a daily rule",
    [
      "DTSTART;TZID=America/New_York:20261201T090000",
      "DURATION:PT20M",
      "RRULE:FREQ=DAILY;UNTIL=20261203T000000Z;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
    ],
    workday,
  ],
  [
    "every 20 minutes of a working day, by minutes",
    ["DTSTART;TZID=America/New_York:20261201T090000", "DURATION:PT20M", "RRULE:FREQ=MINUTELY;UNTIL=20261203T000000Z;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16"],
    workday,
  ],
];
