import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { siteConfig } from "#config/index.ts";
import { type Receiver, startReceiver, status } from "#tests/support/leads/receiver.ts";
import { listOfferedSlots } from "../offered-slots.ts";
import { createOwnerCalendar } from "./owner-calendar.ts";

const office = siteConfig.scheduling;
const startMs = listOfferedSlots(office, Date.now())[0] ?? 0;
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

/** Starts a feed and a calendar, which hasn't read it yet. */
async function startUnreadCalendar(respond: Receiver["respond"]) {
  const feed = await startReceiver();
  feed.respond = respond;
  let nowMs = Date.now();
  const calendar = createOwnerCalendar({
    url: `${feed.url}/s3cret.ics`,
    office,
    log: { info: note("info"), warn: note("warn") },
    now: () => nowMs,
    limits: { feedMs: 3000, parsingMs: 4000 },
  });
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { feed, calendar, pass };
}

/** Starts a feed and a calendar that has already read one busy time from it. */
async function startCalendar() {
  const started = await startUnreadCalendar((response) => void response.end(busyFeed));
  await started.calendar.read();
  expect(started.calendar.isBusy(startMs, endMs)).toBe(true);
  return started;
}

const redirectTo = (location: string) => status(302, { location });
const send =
  (body: string | Buffer, headers = {}): Receiver["respond"] =>
  (response) =>
    void response.writeHead(200, headers).end(body);
const endless: Receiver["respond"] = async (response) => {
  response.on("error", () => undefined);
  while (!response.destroyed) {
    response.write("X-LINE:0\r\n".repeat(100_000));
    await wait(1);
  }
};

/** Takes much longer to parse than the test's limit. */
const slowFeed = [
  "BEGIN:VCALENDAR",
  ...Array.from({ length: 500 }, (_, uid) => [
    ...["BEGIN:VEVENT", `UID:${uid}`, "DTSTART:20200101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"],
    "END:VEVENT",
  ]).flat(),
  "END:VCALENDAR",
].join("\r\n");

const megabytes = (count: number) => "x".repeat(count * 1024 * 1024);

describe("the owner's calendar", () => {
  it("reports the owner as busy during an event and as free before and after it", async () => {
    const { calendar } = await startCalendar();
    expect(calendar.isBusy(endMs, endMs + 1)).toBe(false);
    expect(calendar.isBusy(startMs - 1, startMs)).toBe(false);
    expect(logged).toEqual([]);
    expect(calendar.listAlerts()).toEqual([]);
  });

  it("reports the owner as busy until the first reading, but for a minute at most, and then alerts", async () => {
    const { feed, calendar, pass } = await startUnreadCalendar(status(503));
    expect(calendar.isBusy(startMs, endMs)).toBe(true);
    expect(calendar.listAlerts()).toEqual([]);
    await calendar.read();
    expect(calendar.isBusy(startMs, endMs)).toBe(true);
    expect(calendar.listAlerts()).toEqual([
      {
        name: "calendar",
        sentence: "Your calendar (CALENDAR_URL) could not be read. It responded with HTTP 503.",
      },
    ]);
    pass(60_000);
    expect(calendar.isBusy(startMs, endMs)).toBe(false);
    expect(calendar.listAlerts()).toEqual([
      {
        name: "calendar",
        sentence:
          "Your calendar (CALENDAR_URL) has not been read since the start, so times when you are busy are offered. It responded with HTTP 503.",
      },
    ]);
    expect(logged).toEqual([expect.stringMatching(/^warn .*no times are offered in the first minute/)]);
    feed.respond = send(busyFeed);
    await calendar.read();
    expect(calendar.isBusy(startMs, endMs)).toBe(true);
    expect(calendar.listAlerts()).toEqual([]);
  });

  it("raises an alert the first time events can't be read, without quoting them", async () => {
    const bad = ["BEGIN:VEVENT", "SUMMARY:Secret", "DTSTART:soon", "END:VEVENT"];
    const lines = ["BEGIN:VCALENDAR", ...bad, ...bad, ...busyFeed.split("\r\n").slice(1)];
    const { feed, calendar } = await startUnreadCalendar(send(lines.join("\r\n")));
    await calendar.read();
    await calendar.read();
    expect(calendar.isBusy(startMs, endMs)).toBe(true);
    expect(calendar.isBusy(endMs, endMs + 1)).toBe(false);
    const sentence =
      "2 events in your calendar could not be read: lines 4, 8 of CALENDAR_URL. The log says why.";
    expect(calendar.listAlerts()).toEqual([{ name: "calendarEvents", sentence }]);
    expect(logged).toEqual([expect.stringMatching(/^warn .*"line":4,"reason":"a time can't be read"/)]);
    expect(logged.join()).not.toMatch(/Secret|soon|s3cret/);
    feed.respond = send(busyFeed);
    await calendar.read();
    expect(calendar.listAlerts()).toEqual([]);
  });

  it("follows a redirect from the feed", async () => {
    const { feed, calendar } = await startCalendar();
    const redirect = redirectTo("/moved");
    feed.respond = (response, request) =>
      request.path === "/moved" ? void response.end(freeFeed) : redirect(response, request);
    await calendar.read();
    expect(calendar.isBusy(startMs, endMs)).toBe(false);
  });

  it.each<[string, Receiver["respond"]]>([
    ["is compressed in transit", send(gzipSync(busyFeed), { "content-encoding": "gzip" })],
    ["has almost 10 MB in one line", send(busyFeed.replace("UID:1", `SUMMARY:${megabytes(9)}`))],
  ])("reads a feed that %s", async (_, respond) => {
    const { calendar } = await startUnreadCalendar(respond);
    await calendar.read();
    expect(logged).toEqual([]);
    expect(calendar.isBusy(startMs, endMs)).toBe(true);
    expect(calendar.isBusy(endMs, endMs + 1)).toBe(false);
  });

  it.each<[string, Receiver["respond"], string]>([
    ["is gone", status(404), "HTTP 404"],
    ["is a login page", send("<html><h1>Sign in</h1></html>"), "It is not a calendar"],
    ["is truncated", send(busyFeed.slice(0, 40)), "It ends in the middle"],
    ["closes the connection", (response) => void response.destroy(), "connection failed"],
    ["is huge", send(megabytes(11)), "larger than 10 MB"],
    ["doesn't respond", () => undefined, "took too long to respond"],
    ["is endless", endless, "larger than 10 MB"],
    ["redirects to a file", redirectTo("file:///etc/passwd"), "URL scheme must be a HTTP(S) scheme"],
  ])(
    "keeps the last busy times and logs why, without the feed's URL, when the feed %s",
    async (_, respond, reason) => {
      const { feed, calendar, pass } = await startCalendar();
      feed.respond = respond;
      pass(5 * 60_000);
      await calendar.read();
      expect(calendar.isBusy(startMs, endMs)).toBe(true);
      expect(calendar.listAlerts()).toEqual([]);
      expect(logged).toEqual([expect.stringMatching(/^warn .*using the previous busy times/)]);
      expect(logged.join()).toContain(reason);
      expect(logged.join()).not.toContain("s3cret");
    },
  );

  it("stops parsing a feed at the deadline", async () => {
    const { feed, calendar } = await startCalendar();
    feed.respond = send(slowFeed);
    await calendar.read();
    expect(logged.join()).toContain("took too long to parse");
    expect(calendar.isBusy(startMs, endMs)).toBe(true);
    const before = process.cpuUsage();
    await wait(500);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(250);
  });

  it("alerts once the feed has been unreadable for an hour, and logs the reason only once", async () => {
    const { feed, calendar, pass } = await startCalendar();
    const { respond } = feed;
    feed.respond = status(503);
    for (let minutes = 0; minutes < 70; minutes += 5) {
      pass(5 * 60_000);
      await calendar.read();
    }
    expect(calendar.isBusy(startMs, endMs)).toBe(true);
    expect(calendar.listAlerts()).toEqual([
      { name: "calendar", sentence: expect.stringMatching(/CALENDAR_URL.*for an hour.*HTTP 503/) },
    ]);
    expect(logged.map((line) => line.split(" ")[0])).toEqual(["warn"]);
    feed.respond = respond;
    await calendar.read();
    expect(calendar.listAlerts()).toEqual([]);
    expect(logged.at(-1)).toMatch(/^info .*readable again/);
  });
});
