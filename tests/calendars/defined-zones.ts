import { america, type Situation, south, zone } from "./situation.ts";

const noon = (tzid: string, ...lines: string[]) => [`DTSTART;TZID=${tzid}:20261201T120000`, "DURATION:PT1H", ...lines];

export const definedZones: readonly Situation[] = [
  ["a custom name", [...zone("Customized Time Zone", "+0100", "+0200"), ...noon("Customized Time Zone")], "12-01 11:00-12:00"],
  [
    "a custom name in summer",
    [...zone("Customized Time Zone", "+0100", "+0200"), "DTSTART;TZID=Customized Time Zone:20260707T120000", "DURATION:PT1H"],
    "07-07 10:00-11:00",
    { period: "2026-07-01/2026-07-31" },
  ],
  ["a Windows name", [...zone("W. Europe Standard Time", "+0100", "+0200"), ...noon("W. Europe Standard Time")], "12-01 11:00-12:00"],
  ["an IANA name, as it is", [...zone("America/New_York", "-0500", "-0400", america), ...noon("America/New_York")], "12-01 17:00-18:00"],
  ["an IANA name, with another offset", [...zone("Europe/Berlin", "+0300"), ...noon("Europe/Berlin")], "12-01 09:00-10:00"],
  ["UTC as a zone with summer time, in winter", [...zone("UTC", "+0000", "+0100"), ...noon("UTC")], "12-01 12:00-13:00"],
  ["a name with a colon behind it", [...zone("W. Europe Standard Time:", "+0100", "+0200"), ...noon("W. Europe Standard Time")], "12-01 11:00-12:00"],
  ["a custom name with a colon behind it", [...zone("Head Office:", "-0300"), ...noon("Head Office")], "12-01 15:00-16:00"],
  ["a name that is a number", [...zone("1", "+0530"), ...noon("1")], "12-01 06:30-07:30"],
  ["a name with letters beyond ASCII", [...zone("(UTC-03:00) Brasília", "-0300"), ...noon('"(UTC-03:00) Brasília"')], "12-01 15:00-16:00"],
  ["a name with commas", [...zone("Canberra, Melbourne, Sydney", "+1000", "+1100", south), ...noon('"Canberra, Melbourne, Sydney"')], "12-01 01:00-02:00"],
  ["a name with slashes", [...zone("/Europe/CUSTOM", "+0100", "+0200"), ...noon("/Europe/CUSTOM")], "12-01 11:00-12:00"],
  [
    "a name of two offsets",
    [...zone("GMT +0100 (Standard) / GMT +0200 (Daylight)", "+0100", "+0200"), ...noon('"GMT +0100 (Standard) / GMT +0200 (Daylight)"')],
    "12-01 11:00-12:00",
  ],
  ["Microsoft's custom name", [...zone("tzone://Microsoft/Custom", "+0530"), ...noon('"tzone://Microsoft/Custom"')], "12-01 06:30-07:30"],
  ["a quoted name at the event alone", [...zone("Head Office", "-0300"), ...noon('"Head Office"')], "12-01 15:00-16:00"],
];
