import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { type Receiver, startReceiver, status } from "../../../../tests/support/receiver.ts";
import { siteConfig } from "../../../site/index.ts";
import { listOfferedSlots } from "../offered-slots.ts";
import { createOwnerCalendar } from "./owner-calendar.ts";

const office = siteConfig.scheduling;
const startMs = Date.parse(listOfferedSlots(office, Date.now())[0] ?? "");
const endMs = startMs + 30 * 60_000;

function feedOf(...lines: string[]): string {
  return ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT", "END:VCALENDAR"].join("\r\n");
}

const inUtc = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, "");
const busyFeed = feedOf(`DTSTART:${inUtc(startMs)}`, `DTEND:${inUtc(endMs)}`);
const freeFeed = feedOf("DTSTART:20200101T000000Z");

let logged: string[];
const note = (level: string) => (fields: object, sentence: string) =>
  void logged.push(`${level} ${sentence} ${JSON.stringify(fields)}`);

beforeEach(() => {
  logged = [];
});

/** Starts a feed and a calendar that has already read one busy time from it. */
async function startCalendar() {
  const feed = await startReceiver();
  feed.respond = (response) => void response.end(busyFeed);
  let nowMs = Date.now();
  const log = { info: note("info"), warn: note("warn") };
  const calendar = createOwnerCalendar({
    url: `${feed.url}/s3cret.ics`,
    office,
    log,
    now: () => nowMs,
    timeoutMs: 1000,
  });
  await calendar.read();
  expect(calendar.isBusy(startMs, endMs)).toBe(true);
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { feed, calendar, pass };
}

const redirectTo = (location: string) => status(302, { location });
const endless: Receiver["respond"] = async (response) => {
  response.on("error", () => undefined);
  while (!response.destroyed) {
    response.write("X-LINE:0\r\n".repeat(10_000));
    await wait(1);
  }
};

describe("the owner's calendar", () => {
  it("reports the owner as busy during an event and as free before and after it", async () => {
    const { calendar } = await startCalendar();
    expect(calendar.isBusy(endMs, endMs + 1)).toBe(false);
    expect(calendar.isBusy(startMs - 1, startMs)).toBe(false);
    expect(logged).toEqual([]);
  });

  it("follows a redirect from the feed", async () => {
    const { feed, calendar } = await startCalendar();
    const redirect = redirectTo("/moved");
    feed.respond = (response, request) =>
      request.path === "/moved" ? void response.end(freeFeed) : redirect(response, request);
    await calendar.read();
    expect(calendar.isBusy(startMs, endMs)).toBe(false);
  });

  it.each<[string, Receiver["respond"], string]>([
    ["is gone", status(404), "HTTP 404"],
    ["has a server error", status(500), "HTTP 500"],
    ["is not a calendar", (response) => void response.end("<html>"), "could not be parsed"],
    ["is truncated", (response) => void response.end(busyFeed.slice(0, 40)), "could not be parsed"],
    ["closes the connection", (response) => void response.destroy(), "connection failed"],
    ["is huge", (response) => void response.end("x".repeat(2_000_000)), "larger than 1 MB"],
    ["doesn't respond", () => undefined, "took too long to respond"],
    ["is slow", (response) => void response.write("BEGIN:VCALENDAR"), "took too long to respond"],
    ["is endless", endless, "larger than 1 MB"],
    ["redirects in a circle", redirectTo("/again"), "redirect count exceeded"],
    ["redirects to a file", redirectTo("file:///etc/passwd"), "URL scheme must be a HTTP(S) scheme"],
    [
      "has a rule that never ends",
      (response) =>
        void response.end(
          feedOf("DTSTART:20260101T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30"),
        ),
      "took too long to parse",
    ],
  ])(
    "keeps the last busy times and logs why, without the feed's URL, when the feed %s",
    async (_, respond, reason) => {
      const { feed, calendar, pass } = await startCalendar();
      feed.respond = respond;
      pass(5 * 60_000);
      await calendar.read();
      expect(calendar.isBusy(startMs, endMs)).toBe(true);
      expect(calendar.listWarnings()).toEqual([]);
      expect(logged).toEqual([expect.stringMatching(/^warn .*using the previous busy times/)]);
      expect(logged.join()).toContain(reason);
      expect(logged.join()).not.toContain("s3cret");
    },
  );

  it("warns once the feed has been unreadable for an hour, and logs the reason only once", async () => {
    const { feed, calendar, pass } = await startCalendar();
    const { respond } = feed;
    feed.respond = status(503);
    for (let minutes = 0; minutes < 70; minutes += 5) {
      pass(5 * 60_000);
      await calendar.read();
    }
    expect(calendar.isBusy(startMs, endMs)).toBe(true);
    expect(calendar.listWarnings()).toEqual([expect.stringContaining("CALENDAR_URL")]);
    expect(logged.map((line) => line.split(" ")[0])).toEqual(["warn"]);
    feed.respond = respond;
    await calendar.read();
    expect(calendar.listWarnings()).toEqual([]);
    expect(logged.at(-1)).toMatch(/^info .*readable again/);
  });
});
