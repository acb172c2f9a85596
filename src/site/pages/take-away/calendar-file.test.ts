import ICAL from "ical.js";
import { expect, test } from "vitest";
import { readBlocks } from "#tests/support/content/content-fixture.ts";
import { renderCalendarFile } from "./calendar-file.ts";

const body = `:::calendar{title="Add the week" file="week"}
| Event | Day | Time | Repeats |
| --- | --- | --- | --- |
| Write, then *send*; rest | Monday | 9:00-9:25 | weekly |
| Retro | Friday | 16:00-16:30 | every 2 weeks |
| Review | Wednesday | 10:00-12:00 | every 3 months |
:::
`;
const articleUrl = "https://www.example.com/read-insight/x";

async function render(today: string) {
  const [block] = await readBlocks(body);
  if (block?.type !== "calendar") throw new Error("There is no calendar.");
  const file = renderCalendarFile(block, { articleUrl, changed: "2025-11-24", today });
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const dates = event.iterator();
    return {
      uid: event.uid,
      summary: event.summary,
      zone: event.startDate.zone.tzid,
      minutes: event.duration.toSeconds() / 60,
      starts: [dates.next(), dates.next(), dates.next()].map((time) => time.toString()),
    };
  });
}

test("repeats each event in the reader's own time zone, from the first whole week", async () => {
  // A Thursday.
  expect(await render("2026-11-26")).toEqual([
    {
      uid: "1.take-away.x.week.ics@www.example.com",
      summary: "Write, then send; rest",
      zone: "floating",
      minutes: 25,
      starts: ["2026-11-30T09:00:00", "2026-12-07T09:00:00", "2026-12-14T09:00:00"],
    },
    {
      uid: "2.take-away.x.week.ics@www.example.com",
      summary: "Retro",
      zone: "floating",
      minutes: 30,
      starts: ["2026-12-04T16:00:00", "2026-12-18T16:00:00", "2027-01-01T16:00:00"],
    },
    {
      uid: "3.take-away.x.week.ics@www.example.com",
      summary: "Review",
      zone: "floating",
      minutes: 120,
      starts: ["2026-12-02T10:00:00", "2027-03-03T10:00:00", "2027-06-02T10:00:00"],
    },
  ]);
});

test("starts today if today is Monday", async () => {
  const [event] = await render("2026-11-30");
  expect(event?.starts[0]).toBe("2026-11-30T09:00:00");
});
