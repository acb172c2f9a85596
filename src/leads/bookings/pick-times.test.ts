import { expect, it } from "vitest";
import { pickTimes } from "./pick-times.ts";

/** 9:00 to 18:00 in Kolkata. */
const day = (date: string) =>
  Array.from({ length: 18 }, (_, half) =>
    new Date(Date.parse(`2026-11-${date}T03:30Z`) + half * 30 * 60_000).toISOString(),
  );
const week = ["24", "25", "26", "27"].flatMap(day);

it("picks a morning, a midday and an evening on the next three days", () => {
  expect(pickTimes(week, "Asia/Kolkata")).toEqual([
    "2026-11-24T03:30:00.000Z",
    "2026-11-25T07:30:00.000Z",
    "2026-11-26T12:00:00.000Z",
  ]);
});

it.each(["Europe/Berlin", "Asia/Tokyo", "Australia/Sydney"])(
  "picks times in the visitor's daytime in %s",
  (zone) => {
    const hours = pickTimes(week, zone).map((slot) =>
      Number(new Date(slot).toLocaleString("en", { timeZone: zone, hour: "numeric", hourCycle: "h23" })),
    );
    expect(hours).toHaveLength(3);
    expect(hours.filter((hour) => hour < 8 || hour > 19)).toEqual([]);
  },
);

it("picks any time when office hours are at night for the visitor", () => {
  const night = week.filter((slot) => slot.slice(11) < "11");
  expect(pickTimes(night, "America/Los_Angeles")).toHaveLength(3);
});

it("spreads the times over the free slots when fewer than three days have any", () => {
  expect(pickTimes(day("24"), "Asia/Kolkata")).toEqual([
    "2026-11-24T03:30:00.000Z",
    "2026-11-24T07:30:00.000Z",
    "2026-11-24T12:00:00.000Z",
  ]);
  expect(pickTimes(week.slice(0, 2), "Asia/Kolkata")).toEqual(week.slice(0, 2));
  expect(pickTimes([], "Asia/Kolkata")).toEqual([]);
});
