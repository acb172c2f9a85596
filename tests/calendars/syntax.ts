import { and, type Situation } from "./situation.ts";

const call = (...lines: string[]) => ["DTSTART:20261201T060000Z", "DTEND:20261201T070000Z", ...lines];
const busy = "12-01 06:00-07:00";

/** A damage to the feed around a call. */
const damaged = (title: string, damage: (feed: string) => string): Situation => [
  title,
  ["DESCRIPTION:The agenda", ...call()],
  busy,
  { damage },
];
const swap = (from: string | RegExp, to: string) => (feed: string) => feed.replaceAll(from, to);

export const lines: readonly Situation[] = [
  damaged("end with a line feed", swap("\r\n", "\n")),
  damaged("end with a carriage return", swap("\r\n", "\r")),
  damaged("end with two carriage returns and a line feed", swap("\r\n", "\r\r\n")),
  damaged("end in two ways", swap("\r\nDT", "\nDT")),
  damaged("have empty ones between", swap("\r\n", "\r\n\r\n")),
  damaged("have empty ones before the calendar", (feed) => `\r\n\r\n${feed}`),
  damaged("have empty ones behind the calendar", (feed) => `${feed}\r\n \r\n`),
  damaged("lack the last line break", (feed) => feed.trimEnd()),
  damaged("have spaces at their ends", swap("\r\n", "  \r\n")),
  damaged("have tabs at their ends", swap("\r\n", "\t\r\n")),
  damaged("start with a byte-order mark", (feed) => `\uFEFF${feed}`),
  damaged("have names in lowercase", (feed) =>
    feed.replaceAll(/^[A-Z-]+(?=[;:])/gm, (name) => name.toLowerCase()),
  ),
  damaged("are in mixed case", (feed) =>
    feed.replaceAll("BEGIN:VEVENT", "Begin:vEvent").replaceAll("END:VEVENT", "end:VEvent"),
  ),
  damaged(
    "hold a value's lines that begin and end",
    swap("The agenda", "Agenda\r\nBegin: 10:00\r\nEnd: 11:00"),
  ),
  damaged("hold a value's line that begins", swap("The agenda", "Agenda\r\nBEGIN: at ten")),
  damaged("hold a value's line that begins tomorrow", swap("The agenda", "Agenda\r\nBegin: tomorrow")),
  damaged("are folded after each 20 characters", (feed) => feed.replaceAll(/^.{20}(?=.)/gm, "$&\r\n ")),
  damaged("are folded with tabs", (feed) => feed.replaceAll(/^.{20}(?=.)/gm, "$&\r\n\t")),
  damaged("are folded within a name", swap("DTSTART:2026", "DTST\r\n ART:2026")),
  damaged("are folded within a time", swap("DTEND:20261201T", "DTEND:2026\r\n 1201T")),
  damaged("are folded in the middle of nothing", swap("The agenda", "The \r\n \r\n agenda")),
  damaged("are folded with line feeds alone", (feed) =>
    feed.replaceAll("\r\n", "\n").replaceAll("The agenda", "The\n  agenda"),
  ),
  damaged("hold a byte of zero", swap("The agenda", "The\0agenda")),
  damaged("hold control characters", swap("The agenda", "The \u0007\u001b agenda")),
  damaged("hold characters that were not UTF-8", swap("The agenda", "R\uFFFDunion")),
  damaged("hold emoji and foreign scripts", swap("The agenda", "📅 बैठक 会議")),
  damaged("hold a line separator", swap("The agenda", "The\u2028agenda")),
  damaged("hold a next-line character", swap("The agenda", "The\u0085agenda")),
  damaged("hold a form feed", swap("The agenda", "The\fagenda")),
  damaged("hold a real line break in a value", swap("The agenda", "The\r\nagenda")),
  damaged("hold an empty line in a value", swap("The agenda", "\r\nDear all,\r\n\r\nsee you.\r\n")),
  damaged(
    "hold a value's line that looks like a property",
    swap("The agenda", "Agenda\r\nPlace: room 2; 3rd floor\r\nDial-in: 5"),
  ),
  damaged(
    "hold a value's line with a time in it",
    swap("The agenda", "Agenda\r\nfrom 20261203T060000Z: tea"),
  ),
  damaged(
    "hold a value's line of HTML",
    swap("The agenda", '<html>\r\n<body style="margin:0">\r\n</body></html>'),
  ),
  damaged("hold a value's line that is a colon", swap("The agenda", "Agenda\r\n:\r\n;\r\n")),
  damaged("hold a value of 200,000 characters", swap("The agenda", "agenda ".repeat(28_600))),
  damaged(
    "hold an attachment",
    swap("The agenda", `The agenda\r\nATTACH;ENCODING=BASE64;VALUE=BINARY:${"QUJD".repeat(5000)}`),
  ),
  damaged("hold a value's line that ends", swap("The agenda", "Agenda\r\nEnd: at eleven")),
  damaged("hold a value's line of a duration", swap("The agenda", "Agenda\r\nDuration: 30 minutes")),
  damaged(
    "hold a value's line of a state",
    swap("The agenda", "Agenda\r\nStatus: cancelled for now, see below"),
  ),
  damaged(
    "hold a value's lines that start with spaces",
    swap("The agenda", "Agenda\r\n - one\r\n - two\r\n"),
  ),
  damaged(
    "hold a forwarded mail",
    swap(
      "The agenda",
      "\r\nFrom: jo@example.com\r\nSent: 1 December 2026 10:00\r\nTo: me\r\nSubject: RE: call\r\n\r\nHello,\r\n",
    ),
  ),
  damaged(
    "hold HTML with real line breaks",
    swap(
      "The agenda",
      'x\r\nX-ALT-DESC;FMTTYPE=text/html:<p>\r\n<a href="https://example.com">Join</a>\r\n</p>',
    ),
  ),
];

export const properties: readonly Situation[] = [
  [
    "a start behind everything else",
    ["SUMMARY:Call", "DTEND:20261201T070000Z", "LOCATION:Here", "DTSTART:20261201T060000Z"],
    busy,
  ],
  ["a rule before the start", ["RRULE:FREQ=DAILY;COUNT=2", ...call()], "12-01 12-02 06:00-07:00"],
  ["a name in lowercase", ["dtstart:20261201T060000Z", "dtend:20261201T070000Z"], busy],
  ["a time in lowercase", ["DTSTART:20261201t060000z", "DTEND:20261201t070000z"], busy],
  ["a time with hyphens and colons", ["DTSTART:2026-12-01T06:00:00Z", "DTEND:2026-12-01T07:00:00Z"], busy],
  ["a time with an offset", ["DTSTART:20261201T113000+0530", "DTEND:20261201T123000+0530"], busy],
  ["a time without seconds", ["DTSTART:20261201T0600Z", "DTEND:20261201T0700Z"], busy],
  [
    "a time with a declared type",
    ["DTSTART;VALUE=DATE-TIME:20261201T060000Z", "DTEND;VALUE=DATE-TIME:20261201T070000Z"],
    busy,
  ],
  ["a time with a type in quotes", ['DTSTART;VALUE="DATE-TIME":20261201T060000Z', "DURATION:PT1H"], busy],
  ["a time with spaces around it", ["DTSTART: 20261201T060000Z ", "DTEND: 20261201T070000Z"], busy],
  ["a space before the colon", ["DTSTART :20261201T060000Z", "DTEND :20261201T070000Z"], busy],
  ["two semicolons", ["DTSTART;;VALUE=DATE-TIME:20261201T060000Z", "DURATION:PT1H"], busy],
  ["a semicolon before the colon", ["DTSTART;:20261201T060000Z", "DURATION:PT1H"], busy],
  [
    "a parameter that nobody knows",
    ["DTSTART;X-VOBJ-FLOATINGTIME-ALLOWED=TRUE:20261201T060000Z", "DURATION:PT1H"],
    busy,
  ],
  [
    "a parameter with a colon in quotes",
    ['DTSTART;X-NOTE="a:b;c,d":20261201T060000Z', "DURATION:PT1H"],
    busy,
  ],
  [
    "an organizer with a colon and a quote",
    call('ORGANIZER;CN="Doe: Jo; and, co":mailto:jo@example.com'),
    busy,
  ],
  ["an organizer with a quote that isn't closed", call('ORGANIZER;CN="Jo:mailto:jo@example.com'), busy],
  ["a guest without a value", call("ATTENDEE;CN=Jo"), busy],
  ["a line that is a word", call("X"), busy],
  ["a line that starts with a colon", call(":nothing"), busy],
  [
    "a line with an unknown value type",
    call("X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Here:geo:12.9,77.5"),
    busy,
  ],
  [
    "a place with escaped characters",
    call("GEO:12.9\\;77.5", "LOCATION:Floor 2\\, room 3\\nBengaluru"),
    busy,
  ],
  ["the name of a component in a text", call("DESCRIPTION:BEGIN:VEVENT\\nEND:VEVENT"), busy],
  ["a UID of 2,000 characters", [`UID:${"u".repeat(2000)}`, ...call()], busy],
  ["a start twice, the same", ["DTSTART:20261201T060000Z", ...call()], busy],
];

export const rules: readonly Situation[] = [
  ["a space behind a comma", call("RRULE:FREQ=WEEKLY;BYDAY=TU, TH;COUNT=3"), "12-01 12-03 12-08 06:00-07:00"],
  ["a space behind a semicolon", call("RRULE:FREQ=DAILY; COUNT=2"), "12-01 12-02 06:00-07:00"],
  ["a space before the rule", call("RRULE: FREQ=DAILY;COUNT=2"), "12-01 12-02 06:00-07:00"],
  ["a space behind the rule", call("RRULE:FREQ=DAILY;COUNT=2 "), "12-01 12-02 06:00-07:00"],
  ["spaces around an equals sign", call("RRULE:FREQ = DAILY;COUNT = 2"), "12-01 12-02 06:00-07:00"],
  ["a semicolon at the end", call("RRULE:FREQ=DAILY;COUNT=2;"), "12-01 12-02 06:00-07:00"],
  ["two semicolons", call("RRULE:FREQ=DAILY;;COUNT=2"), "12-01 12-02 06:00-07:00"],
  ["lowercase", call("RRULE:freq=daily;count=2"), "12-01 12-02 06:00-07:00"],
  ["weekdays in lowercase", call("RRULE:FREQ=WEEKLY;BYDAY=Tu,th;COUNT=3"), "12-01 12-03 12-08 06:00-07:00"],
  ["another order", call("RRULE:COUNT=3;BYDAY=TU,TH;FREQ=WEEKLY"), "12-01 12-03 12-08 06:00-07:00"],
  ["its name twice", call("RRULE:RRULE:FREQ=DAILY;COUNT=2"), "12-01 12-02 06:00-07:00"],
  ["a zero before a number", call("RRULE:FREQ=DAILY;INTERVAL=02;COUNT=02"), "12-01 12-03 06:00-07:00"],
  ["a part that nobody knows", call("RRULE:FREQ=WEEKLY;X-NOTE=1;COUNT=2"), "12-01 12-08 06:00-07:00"],
  [
    "a part with a typing mistake, so it has no end",
    call("RRULE:FREQ=WEEKLY;UNTL=20261209"),
    "12-01 12-08 12-15 12-22 12-29 06:00-07:00",
  ],
  ["an empty list of weekdays", call("RRULE:FREQ=WEEKLY;BYDAY=;COUNT=2"), "12-01 12-08 06:00-07:00"],
  ["an empty rule", call("RRULE:"), busy],
  [
    "a Gregorian calendar by name",
    call("RRULE:RSCALE=GREGORIAN;FREQ=DAILY;COUNT=2"),
    "12-01 12-02 06:00-07:00",
  ],
  [
    "an end with a space",
    call("RRULE:FREQ=DAILY;UNTIL=20261202T060000Z ;INTERVAL=1"),
    "12-01 12-02 06:00-07:00",
  ],
  [
    "an end without a zone",
    ["DTSTART;TZID=Asia/Tokyo:20261201T090000", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20261203T090000"],
    "12-01..12-03 00:00-01:00",
  ],
  [
    "an end as the local date of an early morning",
    ["DTSTART;TZID=Asia/Tokyo:20261201T060000", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20261203"],
    "11-30..12-02 21:00-22:00",
  ],
  [
    "an end as the local date of a late evening",
    ["DTSTART;TZID=America/New_York:20261201T210000", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20261203"],
    "12-02..12-04 02:00-03:00",
  ],
  ["a count and an end", call("RRULE:FREQ=DAILY;COUNT=5;UNTIL=20261202T060000Z"), "12-01 12-02 06:00-07:00"],
  ["a frequency that nobody knows", call("RRULE:FREQ=FORTNIGHTLY"), busy, { unread: 1 }],
  ["no frequency", call("RRULE:INTERVAL=2;BYDAY=TU"), busy, { unread: 1 }],
  ["a rule of words", call("RRULE:every Tuesday"), busy, { unread: 1 }],
  [
    "a weekday that nobody knows",
    call("RRULE:FREQ=WEEKLY;BYDAY=XX"),
    busy,
    { unread: 1, may: "12-08 12-15 12-22 12-29 06:00-07:00" },
  ],
  [
    "an end that isn't one",
    call("RRULE:FREQ=WEEKLY;UNTIL=whenever"),
    busy,
    { unread: 1, may: "12-08 12-15 12-22 12-29 06:00-07:00" },
  ],
  [
    "a start that the rule doesn't give",
    ["DTSTART:20261201T060000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20261211T000000Z"],
    "12-01 12-03 12-10 06:00-07:00",
  ],
  ["an end before the start", call("RRULE:FREQ=DAILY;UNTIL=20261120T060000Z"), busy],
  [
    "an excluded date that isn't one, beside one",
    call("RRULE:FREQ=DAILY;COUNT=3", "EXDATE:nonsense", "EXDATE:20261202T060000Z"),
    "12-01 12-03 06:00-07:00",
    { unread: 1 },
  ],
  [
    "an excluded date that isn't one, on the line of one",
    call("RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20261202T060000Z,nonsense"),
    "12-01 12-03 06:00-07:00",
    { unread: 1 },
  ],
  [
    "an added date that isn't one, beside one",
    call("RDATE:nonsense", "RDATE:20261203T060000Z"),
    "12-01 12-03 06:00-07:00",
    { unread: 1 },
  ],
  [
    "a change of an occurrence that isn't named",
    [
      "UID:s",
      ...call("RRULE:FREQ=DAILY;COUNT=2"),
      and,
      "UID:s",
      "RECURRENCE-ID:nonsense",
      "DTSTART:20261203T060000Z",
      "DURATION:PT1H",
    ],
    "12-01..12-03 06:00-07:00",
    { unread: 1 },
  ],
  [
    "a change to a time that isn't one",
    [
      "UID:s",
      ...call("RRULE:FREQ=DAILY;COUNT=2"),
      and,
      "UID:s",
      "RECURRENCE-ID:20261202T060000Z",
      "DTSTART:nonsense",
    ],
    "12-01 12-02 06:00-07:00",
    { unread: 1 },
  ],
  ["an empty rule of a whole day", ["DTSTART:20261201", "DTEND:20261201", "RRULE:"], "12-01"],
];
