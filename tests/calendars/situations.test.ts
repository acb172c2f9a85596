import { describe, expect, it } from "vitest";
import { readBusyTimes } from "#leads/bookings/calendar/read-busy-times.ts";
import { notCalendars } from "./feeds.ts";
import { canariesOf, join, periodOf, readBusy, writeFeed } from "./situation.ts";
import { situations } from "./situations.ts";

const timeZone = "Asia/Kolkata";

describe.each(Object.entries(situations))("%s", (_, rows) => {
  it.each(rows.map((row) => [row[0], row] as const))("%s", async (_title, situation) => {
    const [, , busy, more = {}] = situation;
    const period = periodOf(more);
    const may = readBusy(more.may ?? "", more.office);
    const expected = [...canariesOf(period), ...readBusy(busy, more.office), ...may];
    const { text, first, last } = writeFeed(situation);
    const options = { fromMs: period.startMs, toMs: period.endMs, timeZone: more.office ?? timeZone };
    const { times, unread } = await readBusyTimes(text, options);
    expect(join([...times, ...may], period)).toEqual(join(expected, period));
    expect(unread).toHaveLength(more.unread ?? 0);
    const lines = unread.map(({ line }) => line);
    if (!more.damage) expect(lines.filter((line) => line < first || line > last)).toEqual([]);
    expect(unread.filter(({ reason }) => reason === "")).toEqual([]);
  });
});

it.each(notCalendars)("throws when the feed is %s", async (_, text) => {
  const period = { fromMs: Date.parse("2026-11-28"), toMs: Date.parse("2027-01-01"), timeZone };
  await expect(async () => readBusyTimes(text, period)).rejects.toThrow();
});
