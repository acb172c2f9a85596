import { describe, expect, it } from "vitest";
import { readBusyTimes } from "../../src/bookings/server/calendar/read-busy-times.ts";
import { notCalendars } from "./feeds.ts";
import { canariesOf, join, periodOf, readBusy, type Situation, writeFeed } from "./situation.ts";
import { situations } from "./situations.ts";

async function read(situation: Situation) {
  const { startMs, endMs } = periodOf(situation[3]);
  const { text, first, last } = writeFeed(situation);
  const timeZone = situation[3]?.office ?? "Asia/Kolkata";
  const { times, unread } = await readBusyTimes(text, { fromMs: startMs, toMs: endMs, timeZone });
  return { times, unread, first, last };
}

describe.each(Object.entries(situations))("%s", (_, rows) => {
  it.each(rows)("%s", async (...situation) => {
    const [, , busy, more] = situation;
    const period = periodOf(more);
    const may = readBusy(more?.may ?? "", more?.office);
    const expected = [...canariesOf(period), ...readBusy(busy, more?.office)];
    const { times, unread, first, last } = await read(situation);
    expect(join([...times, ...may], period)).toEqual(join([...expected, ...may], period));
    expect(unread).toHaveLength(more?.unread ?? 0);
    if (more?.damage) return;
    for (const { line, reason } of unread) {
      expect(line).toBeGreaterThanOrEqual(first);
      expect(line).toBeLessThanOrEqual(last);
      expect(reason).not.toBe("");
    }
  });
});

it.each(notCalendars)("throws when the feed is %s", async (_, text) => {
  const period = {
    fromMs: Date.parse("2026-11-28"),
    toMs: Date.parse("2027-01-01"),
    timeZone: "Asia/Kolkata",
  };
  await expect(async () => readBusyTimes(text, period)).rejects.toThrow();
});
