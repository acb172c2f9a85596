import { and, type Situation, series } from "./situation.ts";

const call = (...lines: string[]) => ["DTSTART:20261201T060000Z", "DTEND:20261201T070000Z", ...lines];
const busy = "12-01 06:00-07:00";

export const states: readonly Situation[] = [
  ["opaque", call("TRANSP:OPAQUE"), busy],
  ["transparent", call("TRANSP:TRANSPARENT"), ""],
  ["transparent in lowercase", call("TRANSP:transparent"), ""],
  ["transparent with a space behind it", call("TRANSP:TRANSPARENT "), ""],
  ["an empty transparency", call("TRANSP:"), busy],
  ["an unknown transparency", call("TRANSP:TRANSLUCENT"), busy],
  ["confirmed", call("STATUS:CONFIRMED"), busy],
  ["tentative", call("STATUS:TENTATIVE"), busy],
  ["canceled", call("STATUS:CANCELLED"), ""],
  ["canceled in lowercase", call("STATUS:cancelled"), ""],
  ["an unknown status", call("STATUS:DRAFT"), busy],
  ["canceled and opaque", call("STATUS:CANCELLED", "TRANSP:OPAQUE"), ""],
  ["busy in Outlook", call("X-MICROSOFT-CDO-BUSYSTATUS:BUSY"), busy],
  ["tentative in Outlook", call("X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE"), busy],
  ["out of office in Outlook", call("X-MICROSOFT-CDO-BUSYSTATUS:OOF"), busy],
  ["working elsewhere in Outlook", call("X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE"), busy],
  ["free in Outlook", call("X-MICROSOFT-CDO-BUSYSTATUS:FREE"), ""],
  ["free in Outlook and opaque", call("X-MICROSOFT-CDO-BUSYSTATUS:FREE", "TRANSP:OPAQUE"), ""],
  ["meant to be busy in Outlook, and free", call("X-MICROSOFT-CDO-BUSYSTATUS:FREE", "X-MICROSOFT-CDO-INTENDEDSTATUS:BUSY"), ""],
  ["declined by a guest", call("ATTENDEE;PARTSTAT=DECLINED:mailto:guest@example.com"), busy],
  ["private", call("CLASS:PRIVATE"), busy],
  ["a series that is transparent", call("RRULE:FREQ=DAILY", "TRANSP:TRANSPARENT"), ""],
  ["a series that is canceled", call("RRULE:FREQ=DAILY", "STATUS:CANCELLED"), ""],
  ["a canceled event that can't be read", ["DTSTART:never", "STATUS:CANCELLED"], ""],
  [
    "a series and a canceled event of another at the same time",
    [...series(call("RRULE:FREQ=DAILY;COUNT=2")), and, "UID:other", ...call("STATUS:CANCELLED")],
    "12-01 12-02 06:00-07:00",
  ],
];

const freeBusy = (...lines: string[]) => ["BEGIN:VFREEBUSY", "UID:free-busy", "DTSTART:20261101T000000Z", "DTEND:20270101T000000Z", ...lines, "END:VFREEBUSY"];

export const freeBusyTimes: readonly Situation[] = [
  ["a period", freeBusy("FREEBUSY:20261201T060000Z/20261201T070000Z"), busy],
  ["a period with a duration", freeBusy("FREEBUSY:20261201T060000Z/PT1H"), busy],
  ["two periods on a line", freeBusy("FREEBUSY:20261201T060000Z/PT1H,20261202T060000Z/20261202T080000Z"), `${busy}, 12-02 06:00-08:00`],
  ["two periods on a line with a space between", freeBusy("FREEBUSY:20261201T060000Z/PT1H, 20261202T060000Z/PT2H"), `${busy}, 12-02 06:00-08:00`],
  ["two lines", freeBusy("FREEBUSY:20261201T060000Z/PT1H", "FREEBUSY:20261202T060000Z/PT2H"), `${busy}, 12-02 06:00-08:00`],
  ["busy", freeBusy("FREEBUSY;FBTYPE=BUSY:20261201T060000Z/PT1H"), busy],
  ["busy, quoted", freeBusy('FREEBUSY;FBTYPE="BUSY":20261201T060000Z/PT1H'), busy],
  ["tentative", freeBusy("FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261201T060000Z/PT1H"), busy],
  ["unavailable", freeBusy("FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261201T060000Z/PT1H"), busy],
  ["free", freeBusy("FREEBUSY;FBTYPE=FREE:20261201T060000Z/PT1H"), ""],
  ["free in lowercase", freeBusy("FREEBUSY;fbtype=free:20261201T060000Z/PT1H"), ""],
  ["an unknown type", freeBusy("FREEBUSY;FBTYPE=X-LUNCH:20261201T060000Z/PT1H"), busy],
  ["a free period beside a busy one", freeBusy("FREEBUSY;FBTYPE=FREE:20261201T070000Z/PT1H", "FREEBUSY;FBTYPE=BUSY:20261201T060000Z/PT1H"), busy],
  ["no period", freeBusy(), ""],
  ["no start or end of its own", ["BEGIN:VFREEBUSY", "FREEBUSY:20261201T060000Z/PT1H", "END:VFREEBUSY"], busy],
  ["a period of days", freeBusy("FREEBUSY:20261201T183000Z/20261203T183000Z"), "12-02..12-03"],
  ["dates", freeBusy("FREEBUSY:20261201/20261203"), "12-01..12-02", { may: "12-01..12-03" }],
  ["a period without a zone", freeBusy("FREEBUSY:20261201T060000/20261201T070000"), "12-01 00:30-01:30"],
  ["a period outside of what is asked", freeBusy("FREEBUSY:20260901T060000Z/PT1H"), ""],
  ["a period that can't be read beside one that can", freeBusy("FREEBUSY:noon/PT1H,20261201T060000Z/PT1H"), busy, { unread: 1 }],
  ["an end before the start", freeBusy("FREEBUSY:20261201T060000Z/20261201T050000Z"), "12-01", { unread: 1 }],
  ["two components", [...freeBusy("FREEBUSY:20261201T060000Z/PT1H"), and, ...freeBusy("FREEBUSY:20261202T060000Z/PT1H")], "12-01 12-02 06:00-07:00"],
  ["beside an event", [...freeBusy("FREEBUSY:20261202T060000Z/PT1H"), and, ...call()], "12-01 12-02 06:00-07:00"],
];

const part = (name: string, ...lines: string[]) => [`BEGIN:${name}`, "UID:part", ...lines, `END:${name}`];

export const otherComponents: readonly Situation[] = [
  ["a task", part("VTODO", "DTSTART:20261201T060000Z", "DUE:20261201T070000Z"), ""],
  ["a task that repeats", part("VTODO", "DTSTART:20261201T060000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY"), ""],
  ["a task without a time", part("VTODO", "SUMMARY:Tidy"), ""],
  ["a task that can't be read", part("VTODO", "DTSTART:someday", "RRULE:FREQ=NEVER"), ""],
  ["a journal entry", part("VJOURNAL", "DTSTART;VALUE=DATE:20261201"), ""],
  ["a component that nobody knows", part("X-NOTE", "DTSTART:20261201T060000Z", "DURATION:PT1H"), ""],
  ["an event in a component that nobody knows", ["BEGIN:X-GROUP", ...["BEGIN:VEVENT", "UID:1"], ...call(), "END:VEVENT", "END:X-GROUP"], "", { may: busy }],
  ["parts of an event that RFC 9073 adds", call("BEGIN:PARTICIPANT", "UID:p", "DTSTART:20261205T060000Z", "DURATION:P3D", "END:PARTICIPANT"), busy],
];
