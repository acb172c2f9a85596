import { and, type Situation, series } from "./situation.ts";

const at = (day: string, ...lines: string[]) => [`DTSTART:${day}T060000Z`, `DTEND:${day}T070000Z`, ...lines];
const first = "20261201";
const second = "20261202";

export const versions: readonly Situation[] = [
  ["a newer one after an older", series(at(first, "SEQUENCE:0"), at(second, "SEQUENCE:2")), "12-02 06:00-07:00"],
  ["a newer one before an older", series(at(second, "SEQUENCE:2"), at(first, "SEQUENCE:0")), "12-02 06:00-07:00"],
  ["one without a number and one with", series(at(first), at(second, "SEQUENCE:1")), "12-02 06:00-07:00"],
  ["the tenth after the ninth", series(at(second, "SEQUENCE:10"), at(first, "SEQUENCE:9")), "12-02 06:00-07:00"],
  ["three of them", series(at(first, "SEQUENCE:1"), at("20261203", "SEQUENCE:3"), at(second, "SEQUENCE:2")), "12-03 06:00-07:00"],
  ["a newer rule", series(at(first, "RRULE:FREQ=DAILY", "SEQUENCE:0"), at(first, "RRULE:FREQ=WEEKLY;COUNT=2", "SEQUENCE:1")), "12-01 12-08 06:00-07:00"],
  ["a newer one without a rule", series(at(first, "RRULE:FREQ=DAILY", "SEQUENCE:0"), at(first, "SEQUENCE:1")), "12-01 06:00-07:00"],
  [
    "a newer one with an excluded date",
    series(at(first, "RRULE:FREQ=DAILY;COUNT=2", "SEQUENCE:1"), at(first, "RRULE:FREQ=DAILY;COUNT=2", "EXDATE:20261202T060000Z", "SEQUENCE:2")),
    "12-01 06:00-07:00",
  ],
  ["a newer one that is canceled", series(at(first, "SEQUENCE:0"), at(first, "SEQUENCE:1", "STATUS:CANCELLED")), ""],
  ["a newer one that is transparent", series(at(first, "SEQUENCE:0"), at(first, "SEQUENCE:1", "TRANSP:TRANSPARENT")), ""],
  ["an older one that is canceled", series(at(first, "SEQUENCE:0", "STATUS:CANCELLED"), at(second, "SEQUENCE:1")), "12-02 06:00-07:00"],
  ["the same one twice", series(at(first, "SEQUENCE:1"), at(first, "SEQUENCE:1")), "12-01 06:00-07:00"],
  ["two of the same number at two times", series(at(first, "SEQUENCE:1"), at(second, "SEQUENCE:1")), "12-01 12-02 06:00-07:00"],
  ["two without a number at two times", series(at(first), at(second)), "12-01 12-02 06:00-07:00"],
  ["a number that isn't one", at(first, "SEQUENCE:first"), "12-01 06:00-07:00"],
  ["two events of other UIDs", ["UID:a", ...at(first, "SEQUENCE:0"), and, "UID:b", ...at(second, "SEQUENCE:2")], "12-01 12-02 06:00-07:00"],
  ["two events with UIDs in another case", ["UID:abc", ...at(first, "SEQUENCE:0"), and, "UID:ABC", ...at(second, "SEQUENCE:2")], "12-01 12-02 06:00-07:00"],
  ["two events with an empty UID", ["UID:", ...at(first), and, "UID:", ...at(second)], "12-01 12-02 06:00-07:00"],
  ["two events without a UID", ["BEGIN:VEVENT", ...at(first), "END:VEVENT", "BEGIN:VEVENT", ...at(second), "END:VEVENT"], "12-01 12-02 06:00-07:00"],
  ["an event whose UID is a name of every object", ["UID:constructor", ...at(first), and, "UID:__proto__", ...at(second)], "12-01 12-02 06:00-07:00"],
  [
    "a series cut short and a new one for the rest",
    ["UID:a", ...at(first, "RRULE:FREQ=DAILY;UNTIL=20261203T060000Z"), and, "UID:a_R20261204", ...at("20261204", "RRULE:FREQ=WEEKLY;COUNT=2")],
    "12-01..12-04 12-11 06:00-07:00",
  ],
  ["a newer one that is over", series(at(first, "SEQUENCE:0"), ["DTSTART:20261101T060000Z", "DURATION:PT1H", "SEQUENCE:1"]), ""],
  [
    "one that is canceled and one of the same number that isn't",
    series(at(first, "SEQUENCE:1", "STATUS:CANCELLED"), at(first, "SEQUENCE:1")),
    "12-01 06:00-07:00",
  ],
  ["a sequence with a space", series(at(first, "SEQUENCE: 1"), at(second, "SEQUENCE: 2")), "12-02 06:00-07:00"],
  [
    "a newer series whose rule ended",
    series(at(first, "RRULE:FREQ=DAILY", "SEQUENCE:0"), ["DTSTART:20261001T060000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3", "SEQUENCE:1"]),
    "",
  ],
  [
    "a newer series without an occurrence that was changed before",
    series(at(first, "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20261202T060000Z", "SEQUENCE:2"), [
      "RECURRENCE-ID:20261202T060000Z",
      "DTSTART:20261202T100000Z",
      "DURATION:PT1H",
      "SEQUENCE:1",
    ]),
    "12-01 12-03 06:00-07:00",
  ],
  [
    "a changed occurrence that the same version of its series excludes",
    series(at(first, "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20261202T060000Z", "SEQUENCE:1"), [
      "RECURRENCE-ID:20261202T060000Z",
      "DTSTART:20261202T100000Z",
      "DURATION:PT1H",
      "SEQUENCE:1",
    ]),
    "12-01 12-03 06:00-07:00, 12-02 10:00-11:00",
  ],
];
