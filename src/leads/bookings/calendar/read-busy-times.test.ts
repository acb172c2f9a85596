import { describe, expect, it } from "vitest";
import { readBusyTimes } from "./read-busy-times.ts";

const options = {
  fromMs: Date.parse("2026-10-01T00:00:00Z"),
  toMs: Date.parse("2026-11-30T00:00:00Z"),
  timeZone: "Asia/Kolkata",
};
const hour = ["DTSTART:20261102T090000Z", "DTEND:20261102T100000Z"];
const nine = "11-02T09:00/11-02T10:00";
const day = "11-01T18:30/11-02T18:30";

/** Reads an event and another one. Formats busy times as `start/end` in UTC, to the minute. */
function read(event: readonly string[]) {
  const others = ["DTSTART:20261120T090000Z", "DURATION:PT1H"];
  const lines = [event, others].flatMap((each) => ["BEGIN:VEVENT", ...each, "END:VEVENT"]);
  const text = ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\n");
  const { times, unread } = readBusyTimes(text, options);
  const toMinute = (ms: number) => new Date(ms).toISOString().slice(5, 16);
  return { times: times.map(({ startMs, endMs }) => `${toMinute(startMs)}/${toMinute(endMs)}`), unread };
}

// What feeds can hold is in tests/calendars.
describe("readBusyTimes", () => {
  it.each<[string, string[], string[], string]>([
    ["an invalid start", ["DTSTART:tomorrow", "DURATION:PT1H"], [], "a time can't be read"],
    [
      "an end before the start",
      ["DTSTART:20261102T090000Z", "DTEND:20261102T080000Z"],
      [day],
      "its end is before its start",
    ],
    ["an unknown zone", ["DTSTART;TZID=Nowhere:20261102T090000"], [day], "its time zone is unknown"],
    [
      "an unreadable rule",
      [...hour, "RRULE:FREQ=SOMETIMES"],
      [nine],
      "its rule doesn't say how often it repeats",
    ],
    [
      "a rule every second",
      [...hour, "RRULE:FREQ=SECONDLY"],
      [nine],
      "its rule can't be followed, for example because it repeats too often",
    ],
  ])("says what is wrong with %s and reads another event", (_, event, expected, reason) => {
    const { times, unread } = read(event);
    expect(times).toEqual([...expected, "11-20T09:00/11-20T10:00"]);
    expect(unread).toMatchObject([{ reason }]);
  });

  it.each([
    ["letters in a duration", "DTSTART:20261102T090000Z", `DURATION:P${"T".repeat(200_000)}`],
    ["a zone's name", `DTSTART;TZID=${"a/".repeat(100_000)}:20261102T090000`],
    ["parameters", `DTSTART${";A=b".repeat(100_000)}:20261102T090000Z`],
    ["dates", `DTSTART:${"2".repeat(1_000_000)}`],
  ])("reads a feed with very long %s in less than two seconds", (_, ...lines) => {
    const begunAt = performance.now();
    expect(read(lines).times).toContain("11-20T09:00/11-20T10:00");
    expect(performance.now() - begunAt).toBeLessThan(2000);
  });
});
