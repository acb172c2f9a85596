import type { Situation } from "./situation.ts";

const day = "DTSTART;VALUE=DATE:20261201";

export const wholeDays: readonly Situation[] = [
  ["a day", [day, "DTEND;VALUE=DATE:20261202"], "12-01"],
  ["a day without an end", [day], "12-01"],
  ["three days", [day, "DTEND;VALUE=DATE:20261204"], "12-01..12-03"],
  ["a day without its type", ["DTSTART:20261201", "DTEND:20261202"], "12-01"],
  ["a day without its type or an end", ["DTSTART:20261201"], "12-01"],
  ["three days without their type", ["DTSTART:20261201", "DTEND:20261204"], "12-01..12-03"],
  ["a day with its type, to an end without one", [day, "DTEND:20261203"], "12-01..12-02"],
  ["a day that ends on itself", [day, "DTEND;VALUE=DATE:20261201"], "12-01"],
  ["a day without its type that ends on itself", ["DTSTART:20261201", "DTEND:20261201"], "12-01"],
  ["a day of 24 hours by its duration", [day, "DURATION:PT24H"], "12-01"],
  ["a day with a duration of days", [day, "DURATION:P3D"], "12-01..12-03"],
  ["a day with a duration of a week", [day, "DURATION:P1W"], "12-01..12-07"],
  ["a day with a duration of an hour", [day, "DURATION:PT1H"], "12-01"],
  ["a day with a type in lowercase", ["DTSTART;value=date:20261201"], "12-01"],
  ["a day with a quoted type", ['DTSTART;VALUE="DATE":20261201'], "12-01"],
  ["a day in a zone", ["DTSTART;TZID=Europe/Berlin;VALUE=DATE:20261201", "DTEND;TZID=Europe/Berlin;VALUE=DATE:20261202"], "12-01"],
  ["a day in a Windows zone", ["DTSTART;VALUE=DATE;TZID=Pacific Standard Time:20261201"], "12-01"],
  ["a day of an office in London", [day, "DTEND;VALUE=DATE:20261203"], "12-01..12-02", { office: "Europe/London" }],
  ["a day of an office in New York", [day], "12-01", { office: "America/New_York" }],
  ["a day in a calendar of another zone", ["X-WR-TIMEZONE:Europe/Berlin", "BEGIN:VEVENT", "UID:1", day, "END:VEVENT"], "11-30 23:00-12-01 23:00"],
  [
    "midnight to midnight in a zone",
    ["DTSTART;TZID=Europe/Berlin:20261201T000000", "DTEND;TZID=Europe/Berlin:20261202T000000", "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE"],
    "11-30 23:00-12-01 23:00",
  ],
  ["days into next year", ["DTSTART;VALUE=DATE:20261230", "DTEND;VALUE=DATE:20270103"], "12-30..01-02"],
  ["days since last month", ["DTSTART;VALUE=DATE:20261115", "DTEND;VALUE=DATE:20261203"], "11-28 00:00-12-02 18:30"],
  ["months away", ["DTSTART;VALUE=DATE:20260901", "DTEND;VALUE=DATE:20270301"], "11-28 00:00-01-01 00:00"],
  ["days that ended before the period", ["DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261128"], ""],
  ["a day with the tag of Outlook", [day, "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE", "X-MICROSOFT-CDO-BUSYSTATUS:OOF"], "12-01"],
  ["a day when clocks go back", ["DTSTART;VALUE=DATE:20261025"], "10-25", { office: "Europe/London", period: "2026-10-20/2026-10-30" }],
  ["a day when clocks go forward", ["DTSTART;VALUE=DATE:20270314"], "03-14", { office: "America/New_York", period: "2027-03-10/2027-03-20" }],
];

const repeated = (...lines: string[]) => ["DTSTART;VALUE=DATE:20261124", "DTEND;VALUE=DATE:20261125", ...lines];

export const repeatedDays: readonly Situation[] = [
  ["every week", repeated("RRULE:FREQ=WEEKLY"), "12-01, 12-08, 12-15, 12-22, 12-29"],
  ["every week, without its type", ["DTSTART:20261124", "RRULE:FREQ=WEEKLY;COUNT=3"], "12-01, 12-08"],
  ["every day, five times", ["DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;COUNT=5"], "12-01..12-05"],
  ["a birthday", ["DTSTART;VALUE=DATE:19840612", "DTEND;VALUE=DATE:19840613", "RRULE:FREQ=YEARLY"], "06-12", { period: "2027-06-01/2027-06-30" }],
  ["a birthday before 1970", ["DTSTART;VALUE=DATE:19511203", "RRULE:FREQ=YEARLY"], "12-03"],
  [
    "two days every week",
    ["DTSTART;VALUE=DATE:20261109", "DTEND;VALUE=DATE:20261111", "RRULE:FREQ=WEEKLY;BYDAY=MO"],
    "11-30..12-01, 12-07..12-08, 12-14..12-15, 12-21..12-22, 12-28..12-29",
  ],
  ["a week every month", ["DTSTART;VALUE=DATE:20261007", "DURATION:P1W", "RRULE:FREQ=MONTHLY;BYMONTHDAY=7"], "12-07..12-13"],
  ["until a date", repeated("RRULE:FREQ=WEEKLY;UNTIL=20261208"), "12-01, 12-08"],
  ["until midnight in UTC", repeated("RRULE:FREQ=WEEKLY;UNTIL=20261208T000000Z"), "12-01, 12-08"],
  ["until the evening before in UTC, as Exchange writes", repeated("RRULE:FREQ=WEEKLY;UNTIL=20261214T230000Z"), "12-01, 12-08", { may: "12-15" }],
  ["until a time without a zone", repeated("RRULE:FREQ=WEEKLY;UNTIL=20261208T000000"), "12-01, 12-08"],
  ["on a month's last Friday", ["DTSTART;VALUE=DATE:20260925", "RRULE:FREQ=MONTHLY;BYDAY=-1FR"], "12-25"],
  ["with hours that say nothing of days", ["DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;BYHOUR=9;COUNT=2"], "12-01..12-02"],
  [
    "over a change of clocks",
    ["DTSTART;VALUE=DATE:20261024", "RRULE:FREQ=DAILY;COUNT=3"],
    "10-24..10-26",
    { office: "Europe/London", period: "2026-10-20/2026-10-30" },
  ],
  ["in an office west of Greenwich", repeated("RRULE:FREQ=WEEKLY;COUNT=3"), "12-01, 12-08", { office: "America/Los_Angeles" }],
  ["in an office far east", repeated("RRULE:FREQ=WEEKLY;COUNT=3"), "12-01, 12-08", { office: "Pacific/Auckland" }],
];

/** Only the day is clear: it is blocked, and the owner hears of it. */
export const doubtfulDays: readonly Situation[] = [
  ["a date with the type of a date and a time", ["DTSTART;VALUE=DATE-TIME:20261201"], "12-01"],
  ["a time with the type of a date", ["DTSTART;VALUE=DATE:20261201T120000", "DTEND;VALUE=DATE:20261201T120000"], "12-01"],
  ["a date written with hyphens", ["DTSTART;VALUE=DATE:2026-12-01"], "12-01"],
  ["a time of 25 o'clock", ["DTSTART:20261201T250000Z", "DTEND:20261201T260000Z"], "12-01", { unread: 1 }],
  ["a time of minute 75", ["DTSTART:20261201T107500", "DTEND:20261201T117500"], "12-01", { unread: 1 }],
  ["a time cut off after its hour", ["DTSTART:20261201T10", "DURATION:PT1H"], "12-01", { unread: 1 }],
  ["a date and a T", ["DTSTART:20261201T", "DURATION:PT1H"], "12-01", { unread: 1 }],
  ["a date from a day to an hour", ["DTSTART;VALUE=DATE:20261201", "DTEND:20261202T060000Z"], "11-30 18:30-12-02 06:00", { may: "12-02" }],
  ["an hour to a date", ["DTSTART:20261201T060000Z", "DTEND;VALUE=DATE:20261203"], "12-01 06:00-12-02 18:30", { may: "12-01..12-03" }],
  ["December 32", ["DTSTART;VALUE=DATE:20261232", "DURATION:P1D"], "", { unread: 1 }],
  ["November 31", ["DTSTART:20261131T060000Z", "DURATION:PT1H"], "", { unread: 1, may: "12-01" }],
  ["no date at all", ["DTSTART:tomorrow at ten", "DURATION:PT1H"], "", { unread: 1 }],
  ["an empty start", ["DTSTART:", "DURATION:PT1H"], "", { unread: 1 }],
  ["an empty start in a zone", ["DTSTART;TZID=Europe/Berlin:", "DTEND;TZID=Europe/Berlin:", "RRULE:FREQ=DAILY"], "", { unread: 1 }],
  ["no start", ["SUMMARY:Lunch", "DURATION:PT1H"], "", { unread: 1 }],
  ["no start, but an end", ["DTEND:20261201T070000Z"], "", { unread: 1, may: "12-01" }],
  ["a start that isn't one, with an end that is", ["DTSTART:soon", "DTEND:20261201T070000Z"], "", { unread: 1, may: "12-01" }],
  ["a date of zeros", ["DTSTART:00000000T000000Z", "DURATION:PT1H"], "", { unread: 1 }],
  ["a day in a series that can't be read", ["DTSTART:20261201T990000", "RRULE:FREQ=WEEKLY;COUNT=3"], "12-01, 12-08, 12-15", { unread: 1 }],
];
