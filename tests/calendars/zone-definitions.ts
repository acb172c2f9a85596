import { and, type Situation, south, zone } from "./situation.ts";

const noon = (tzid: string, ...lines: string[]) => [`DTSTART;TZID=${tzid}:20261201T120000`, "DURATION:PT1H", ...lines];
const part = (kind: string, from: string, to: string, ...lines: string[]) => [
  `BEGIN:${kind}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...lines,
  `END:${kind}`,
];
const define = (name: string, ...lines: string[]) => ["BEGIN:VTIMEZONE", `TZID:${name}`, ...lines, "END:VTIMEZONE", and];
const july = { period: "2026-07-01/2026-07-31" };

/** What a definition says. */
export const zoneDefinitions: readonly Situation[] = [
  ["without summer time", [...zone("Head Office", "+0545"), ...noon("Head Office")], "12-01 06:15-07:15"],
  ["south of the equator", [...zone("Branch", "+1000", "+1100", south), ...noon("Branch")], "12-01 01:00-02:00"],
  ["after the event that uses it", [...noon("Head Office"), and, ...zone("Head Office", "-0300")], "12-01 15:00-16:00"],
  [
    "two of them, of the start and the end",
    [...zone("Here", "+0100"), ...zone("There", "-0500"), "DTSTART;TZID=Here:20261201T120000", "DTEND;TZID=There:20261201T120000"],
    "12-01 11:00-17:00",
  ],
  ["with summer time alone", [...define("Island", ...part("DAYLIGHT", "+0100", "+0100", "DTSTART:19700101T000000")), ...noon("Island")], "12-01 11:00-12:00"],
  [
    "since the year 1601",
    [
      ...define(
        "Old",
        ...part("STANDARD", "+0200", "+0100", "DTSTART:16010101T030000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
        ...part("DAYLIGHT", "+0100", "+0200", "DTSTART:16010101T020000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
      ),
      ...noon("Old"),
    ],
    "12-01 11:00-12:00",
  ],
  [
    "since the year 1",
    [
      ...define(
        "Older",
        ...part("STANDARD", "+0200", "+0100", "DTSTART:00010101T030000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
        ...part("DAYLIGHT", "+0100", "+0200", "DTSTART:00010101T020000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
      ),
      ...noon("Older"),
    ],
    "12-01 11:00-12:00",
  ],
  [
    "by dates instead of rules",
    [
      ...define(
        "Dated",
        ...part("STANDARD", "+0200", "+0100", "DTSTART:20251026T030000", "RDATE:20261025T030000"),
        ...part("DAYLIGHT", "+0100", "+0200", "DTSTART:20260329T020000", "RDATE:20270328T020000"),
      ),
      ...noon("Dated"),
    ],
    "12-01 11:00-12:00",
  ],
  [
    "by rules that ended and one that goes on",
    [
      ...define(
        "Eras",
        ...part("STANDARD", "+0300", "+0200", "DTSTART:19800928T030000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=9;UNTIL=19950924T000000Z"),
        ...part("STANDARD", "+0300", "+0300", "DTSTART:20160908T000000"),
      ),
      ...noon("Eras"),
    ],
    "12-01 09:00-10:00",
  ],
  [
    "with offsets of seconds",
    [...define("Seconds", ...part("STANDARD", "+053028", "+053000", "DTSTART:19000101T000000")), ...noon("Seconds")],
    "12-01 06:30-07:30",
  ],
  [
    "with parts in another order",
    [
      ...define(
        "Order",
        ...part("DAYLIGHT", "+0100", "+0200", "RRULE:BYMONTH=3;BYDAY=-1SU;FREQ=YEARLY", "DTSTART:19700329T020000"),
        ...part("STANDARD", "+0200", "+0100", "TZNAME:X", "RRULE:BYMONTH=10;FREQ=YEARLY;BYDAY=-1SU", "DTSTART:19701025T030000"),
      ),
      ...noon("Order"),
    ],
    "12-01 11:00-12:00",
  ],
  [
    "with winter as the exception, as Ireland does",
    [
      ...define(
        "Irish",
        ...part("STANDARD", "+0000", "+0100", "DTSTART:19710328T010000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
        ...part("DAYLIGHT", "+0100", "+0000", "DTSTART:19711031T020000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
      ),
      ...noon("Irish"),
    ],
    "12-01 12:00-13:00",
  ],
  [
    "that is only the first of a known zone",
    [
      ...define("Europe/Berlin", ...part("STANDARD", "+005328", "+0100", "DTSTART:18930401T000000")),
      "DTSTART;TZID=Europe/Berlin:20260708T120000",
      "DURATION:PT1H",
    ],
    "07-08 10:00-11:00",
    { period: "2026-06-20/2026-07-31" },
  ],
  [
    "that is only the first, and another than the known zone's",
    [...define("Europe/Paris", ...part("STANDARD", "+0500", "+0500", "DTSTART:18930401T000000")), ...noon("Europe/Paris")],
    "12-01 07:00-08:00",
  ],
  [
    "with escaped commas in its name",
    [...zone("Lima\\, Quito\\, Head Office", "-0500"), 'DTSTART;TZID="Lima, Quito, Head Office":20261201T120000', "DURATION:PT1H"],
    "12-01 17:00-18:00",
  ],
  ["twice, the same", [...zone("Head Office", "-0300"), ...zone("Head Office", "-0300"), ...noon("Head Office")], "12-01 15:00-16:00"],
  ["without any offset, under an IANA name", [...define("Europe/Berlin", "X-LIC-LOCATION:Europe/Berlin"), ...noon("Europe/Berlin")], "12-01 11:00-12:00"],
  [
    "with an offset that isn't one, under an IANA name",
    [...define("Europe/Berlin", ...part("STANDARD", "east", "west", "DTSTART:19700101T000000")), ...noon("Europe/Berlin")],
    "12-01 11:00-12:00",
  ],
  ["without any offset, under a custom name", [...define("Head Office", "X-NOTE:none"), ...noon("Head Office")], "12-01", { unread: 1 }],
  ["beside floating times", [...zone("Asia/Kolkata", "+0530"), "DTSTART:20261201T120000", "DURATION:PT1H"], "12-01 06:30-07:30"],
  ["GMT as London, in summer", [...zone("GMT", "+0000", "+0100"), "DTSTART;TZID=GMT:20260707T120000", "DURATION:PT1H"], "07-07 11:00-12:00", july],
  [
    "UTC as Lisbon, in a summer series",
    [...zone("UTC", "+0000", "+0100"), "DTSTART;TZID=UTC:20260707T120000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2"],
    "07-07 07-14 11:00-12:00",
    july,
  ],
  [
    "an end in the same zone",
    [...zone("Head Office", "-0300"), "DTSTART;TZID=Head Office:20261201T120000", "DTEND;TZID=Head Office:20261201T134500"],
    "12-01 15:00-16:45",
  ],
  ["an end without the zone", [...zone("Head Office", "-0300"), "DTSTART;TZID=Head Office:20261201T120000", "DTEND:20261201T134500"], "12-01 15:00-16:45"],
  [
    "a series with an excluded date",
    [...zone("Head Office", "-0300"), ...noon("Head Office", "RRULE:FREQ=WEEKLY;COUNT=3", "EXDATE;TZID=Head Office:20261208T120000")],
    "12-01 12-15 15:00-16:00",
  ],
  [
    "a series with an added date",
    [...zone("Head Office", "-0300"), ...noon("Head Office", "RRULE:FREQ=WEEKLY;COUNT=2", "RDATE;TZID=Head Office:20261203T150000")],
    "12-01 12-08 15:00-16:00, 12-03 18:00-19:00",
  ],
  [
    "a series with a changed occurrence",
    [
      ...zone("Head Office", "-0300"),
      "UID:s",
      ...noon("Head Office", "RRULE:FREQ=WEEKLY;COUNT=2"),
      and,
      "UID:s",
      "RECURRENCE-ID;TZID=Head Office:20261208T120000",
      "DTSTART;TZID=Head Office:20261209T120000",
      "DURATION:PT1H",
    ],
    "12-01 12-09 15:00-16:00",
  ],
];
