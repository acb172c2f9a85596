import { and, type Situation, zone } from "./situation.ts";

const noon = (tzid: string, ...lines: string[]) => [`DTSTART;TZID=${tzid}:20261201T120000`, "DURATION:PT1H", ...lines];
const floating = ["DTSTART:20261201T120000", "DTEND:20261201T130000"];
const withZone = (timeZone: string, ...lines: string[]) => [timeZone, "BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"];

export const floatingTimes: readonly Situation[] = [
  ["in Kolkata", floating, "12-01 06:30-07:30"],
  ["in London", floating, "12-01 12:00-13:00", { office: "Europe/London" }],
  ["in New York", floating, "12-01 17:00-18:00", { office: "America/New_York" }],
  ["in a series", ["DTSTART:20261124T120000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=3"], "12-01 12-08 06:30-07:30"],
  ["in a calendar with a zone", withZone("X-WR-TIMEZONE:Europe/Berlin", ...floating), "12-01 11:00-12:00"],
  ["in a calendar with a zone in a declared type", withZone("X-WR-TIMEZONE;VALUE=TEXT:US/Pacific", ...floating), "12-01 20:00-21:00"],
  ["in a calendar with a zone by its Windows name", withZone("X-WR-TIMEZONE:W. Europe Standard Time", ...floating), "12-01 11:00-12:00"],
  ["in a calendar with a zone that nobody knows", withZone("X-WR-TIMEZONE:Nowhere/Special", ...floating), "12-01 06:30-07:30"],
  ["in a calendar with an empty zone", withZone("X-WR-TIMEZONE:", ...floating), "12-01 06:30-07:30"],
  ["before the calendar's zone", [...floating, and, "X-WR-TIMEZONE:Europe/Berlin"], "12-01 11:00-12:00"],
  ["beside times in UTC in a calendar with a zone", withZone("X-WR-TIMEZONE:Europe/Berlin", "DTSTART:20261201T120000Z", "DURATION:PT1H"), "12-01 12:00-13:00"],
  ["beside times in a zone in a calendar with another", withZone("X-WR-TIMEZONE:Europe/Berlin", ...noon("America/New_York")), "12-01 17:00-18:00"],
  ["with an empty zone", ["DTSTART;TZID=:20261201T120000", "DURATION:PT1H"], "12-01 06:30-07:30"],
  [
    "in a calendar with a zone that it defines",
    ["X-WR-TIMEZONE:Head Office", ...zone("Head Office", "-0300").slice(0, -1), "BEGIN:VEVENT", "UID:1", ...floating, "END:VEVENT"],
    "12-01 15:00-16:00",
  ],
];

export const endZones: readonly Situation[] = [
  ["an end without a zone", ["DTSTART;TZID=Europe/Berlin:20261201T090000", "DTEND:20261201T100000"], "12-01 08:00-09:00"],
  ["an end without a zone, before the start", ["DTEND:20261201T100000", "DTSTART;TZID=America/New_York:20261201T090000"], "12-01 14:00-15:00"],
  [
    "an end without a zone, of a series",
    ["DTSTART;TZID=Australia/Sydney:20261124T090000", "DTEND:20261124T100000", "RRULE:FREQ=WEEKLY;COUNT=3"],
    "11-30 12-07 22:00-23:00",
  ],
  ["an end without a zone, in a Windows zone", ["DTSTART;TZID=Pacific Standard Time:20261201T090000", "DTEND:20261201T100000"], "12-01 17:00-18:00"],
  ["an end without the Z of its start", ["DTSTART:20261201T060000Z", "DTEND:20261201T070000"], "12-01 06:00-07:00"],
  ["an end in another zone", ["DTSTART;TZID=Europe/Berlin:20261201T090000", "DTEND;TZID=Europe/London:20261201T090000"], "12-01 08:00-09:00"],
  ["an end in UTC", ["DTSTART;TZID=Europe/Berlin:20261201T090000", "DTEND:20261201T091500Z"], "12-01 08:00-09:15"],
  ["a start in UTC and an end in a zone", ["DTSTART:20261201T060000Z", "DTEND;TZID=Europe/Berlin:20261201T080000"], "12-01 06:00-07:00"],
  [
    "a flight that lands before it starts by the clock",
    ["DTSTART;TZID=Asia/Tokyo:20261201T170000", "DTEND;TZID=America/Los_Angeles:20261201T100000"],
    "12-01 08:00-18:00",
  ],
  ["a zone and the Z of UTC", ["DTSTART;TZID=America/New_York:20261201T060000Z", "DTEND;TZID=America/New_York:20261201T070000Z"], "12-01 06:00-07:00"],
  ["a zone's parameter in lowercase", ["DTSTART;tzid=Europe/Berlin:20261201T090000", "DTEND;tzid=Europe/Berlin:20261201T100000"], "12-01 08:00-09:00"],
  ["a zone after another parameter", ["DTSTART;VALUE=DATE-TIME;TZID=Europe/Berlin:20261201T090000", "DURATION:PT1H"], "12-01 08:00-09:00"],
  ["a zone with spaces around it", ["DTSTART;TZID= Europe/Berlin :20261201T090000", "DURATION:PT1H"], "12-01 08:00-09:00"],
  ["a zone that nobody knows", ["DTSTART;TZID=Nowhere/Special:20261201T090000", "DURATION:PT1H"], "12-01", { unread: 1 }],
  ["a custom zone that the feed doesn't define", ["DTSTART;TZID=Customized Time Zone:20261201T090000", "DURATION:PT1H"], "12-01", { unread: 1 }],
  ["a zone that is a number and isn't defined", ["DTSTART;TZID=7:20261201T090000", "DURATION:PT1H"], "12-01", { unread: 1 }],
  ["a zone's name within quotes that close too late", ['DTSTART;TZID="W. Europe Standard Time:20261201T120000"', "DURATION:PT1H"], "12-01", { unread: 1 }],
  [
    "a zone of a country that isn't one",
    ["DTSTART;TZID=Europe/Germany:20261201T230000", "DTEND;TZID=TZID=Europe/Germany:20261202T000000"],
    "12-01",
    { unread: 1 },
  ],
  ["an abbreviation that several zones share", ["DTSTART;TZID=IST:20261201T090000", "DURATION:PT1H"], "12-01 03:30-04:30", { may: "12-01", unread: 1 }],
  ["an end in a zone that nobody knows", ["DTSTART;TZID=Europe/Berlin:20261201T090000", "DTEND;TZID=Nowhere/Special:20261201T100000"], "12-01", { unread: 1 }],
];
