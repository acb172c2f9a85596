import type { Situation } from "./situation.ts";

const call = (...lines: string[]) => ["DTSTART:20261201T060000Z", "DTEND:20261201T070000Z", ...lines];
const busy = "12-01 06:00-07:00";
const always = "11-28 00:00-01-01 00:00";
const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

export const rulesWithoutSense: readonly Situation[] = [
  ["February 30", call("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"), busy],
  ["the second Sunday that is the 1st", call("RRULE:FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=2SU"), busy],
  ["a 24th working day", call("RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=24"), busy],
  ["a position beyond the only day", call("RRULE:FREQ=MONTHLY;BYDAY=1TU;BYSETPOS=2"), busy],
  ["week 53 in May", call("RRULE:FREQ=YEARLY;BYWEEKNO=53;BYMONTH=5"), busy],
  ["an interval of zero", call("RRULE:FREQ=DAILY;INTERVAL=0"), busy, { may: always, unread: 1 }],
  ["a negative interval", call("RRULE:FREQ=DAILY;INTERVAL=-1"), busy, { may: always, unread: 1 }],
  ["a huge interval", call("RRULE:FREQ=YEARLY;INTERVAL=999999999"), busy, { unread: 1 }],
  ["a count of zero", call("RRULE:FREQ=DAILY;COUNT=0"), busy],
  ["a negative count", call("RRULE:FREQ=WEEKLY;COUNT=-1;BYDAY=TU"), busy, { may: "12-08 12-15 12-22 12-29 06:00-07:00", unread: 1 }],
  ["a negative count and an end", call("RRULE:FREQ=WEEKLY;UNTIL=20261209T000000Z;COUNT=-1"), busy, { may: "12-08 06:00-07:00", unread: 1 }],
  ["a huge count", call("RRULE:FREQ=WEEKLY;COUNT=99999999999999999999"), "12-01 12-08 12-15 12-22 12-29 06:00-07:00", { unread: 1 }],
  ["month 13", call("RRULE:FREQ=YEARLY;BYMONTH=13"), busy, { unread: 1 }],
  ["hour 25", call("RRULE:FREQ=DAILY;BYHOUR=25"), busy, { may: "11-28..12-31 06:00-07:00", unread: 1 }],
  ["a Chinese calendar", call("RRULE:RSCALE=CHINESE;FREQ=YEARLY"), busy, { unread: 1 }],
  ["an end in the year 9999", call("RRULE:FREQ=WEEKLY;UNTIL=99991231T235959Z"), "12-01 12-08 12-15 12-22 12-29 06:00-07:00"],
  ["a numbered weekday in a weekly rule", call("RRULE:FREQ=WEEKLY;BYDAY=2TU;COUNT=3"), busy, { may: "12-08 12-15 06:00-07:00" }],
  ["a rule of vCalendar 1.0", call("RRULE:W1 TU 20261216T000000Z"), busy, { unread: 1 }],
  ["an end that is the start", call("RRULE:FREQ=DAILY;UNTIL=20261201T060000Z"), busy],
];

export const longSeries: readonly Situation[] = [
  ["daily since 1900", ["DTSTART:19000101T060000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"], "11-28..12-31 06:00-07:00"],
  ["daily since the year 1601", ["DTSTART:16010101T060000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"], "11-28..12-31 06:00-07:00"],
  [
    "weekly since 1970 in a zone",
    ["DTSTART;TZID=Europe/Berlin:19700106T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY"],
    "12-01 12-08 12-15 12-22 12-29 08:00-09:00",
  ],
  ["daily since 2000 with a count that lasts", ["DTSTART:20000101T060000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=9833"], "11-28..12-02 06:00-07:00"],
  [
    "monthly since 1990 on Friday the 13th",
    ["DTSTART:19900413T060000Z", "DURATION:PT1H", "RRULE:FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13"],
    "11-13 06:00-07:00",
    { period: "2026-11-01/2026-12-31" },
  ],
  ["every second of an hour", ["DTSTART:20261201T060000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY;UNTIL=20261201T065959Z"], busy],
  ["every minute of a day", ["DTSTART:20261201T000000Z", "DURATION:PT1M", "RRULE:FREQ=MINUTELY;COUNT=1440"], "12-01 00:00-24:00"],
  ["hourly for two years, an hour each", ["DTSTART:20241201T000000Z", "DURATION:PT1H", "RRULE:FREQ=HOURLY"], always],
  ["every minute since 2000", ["DTSTART:20000101T000000Z", "DURATION:PT1M", "RRULE:FREQ=MINUTELY"], "", { may: always, unread: 1 }],
  ["every second since 2000", ["DTSTART:20000101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"], "", { may: always, unread: 1 }],
  ["every second without an end, from now on", ["DTSTART:20261201T060000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"], "", { may: always, unread: 1 }],
  [
    "a second each year by seconds",
    ["DTSTART:20250131T235900Z", "DURATION:PT1H", "RRULE:FREQ=SECONDLY;BYMONTH=1;BYMONTHDAY=31;BYHOUR=23;BYMINUTE=59;BYSECOND=0"],
    "",
  ],
  [
    "by minutes, once a week for years",
    ["DTSTART:20150105T090000Z", "DURATION:PT1H", "RRULE:FREQ=MINUTELY;BYDAY=MO;BYHOUR=9;BYMINUTE=0"],
    "11-30 12-07 12-14 12-21 12-28 09:00-10:00",
  ],
  [
    "by seconds, once a day for years",
    ["DTSTART:20200106T090000Z", "DURATION:PT1H", "RRULE:FREQ=SECONDLY;BYHOUR=9;BYMINUTE=0;BYSECOND=0"],
    "11-28..12-31 09:00-10:00",
  ],
  [
    "by hours, once a year for decades",
    ["DTSTART:19901201T090000Z", "DURATION:PT1H", "RRULE:FREQ=HOURLY;BYMONTH=12;BYMONTHDAY=1;BYHOUR=9"],
    "12-01 09:00-10:00",
  ],
  ["by days, once in 28 years", ["DTSTART:19981201T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;INTERVAL=10227"], "12-01 09:00-10:00"],
  ["every second Monday since 1950", ["DTSTART:19500102T090000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"], "12-07 12-21 09:00-10:00"],
  [
    "every second of all days by their parts",
    [
      "DTSTART:20261201T060000Z",
      "DURATION:PT1S",
      `RRULE:FREQ=YEARLY;BYMONTH=${many(12, (index) => index + 1)};BYMONTHDAY=${many(31, (index) => index + 1)};BYHOUR=${many(24, String)};BYMINUTE=${many(60, String)};BYSECOND=${many(60, String)}`,
    ],
    "",
    { may: always, unread: 1 },
  ],
];
