import { describe, expect, it } from "vitest";
import { findDay, groupSlots } from "./slot-days.ts";

// The first and last slots of a Tuesday and a Thursday in Bengaluru.
const slots = [
  "2026-11-24T03:30:00.000Z",
  "2026-11-24T12:00:00.000Z",
  "2026-11-26T03:30:00.000Z",
  "2026-11-26T12:00:00.000Z",
];
const daysIn = (zone: string) => groupSlots(slots, zone).map(({ key, slots }) => `${key}: ${slots.length}`);

describe("groupSlots", () => {
  it("groups slots by the office's days in the office's time zone", () => {
    expect(daysIn("Asia/Kolkata")).toEqual(["2026-11-24: 2", "2026-11-26: 2"]);
  });
  it("groups slots by the visitor's days when the office's day spans two of them", () => {
    expect(daysIn("America/New_York")).toEqual([
      "2026-11-23: 1",
      "2026-11-24: 1",
      "2026-11-25: 1",
      "2026-11-26: 1",
    ]);
    expect(daysIn("Pacific/Kiritimati")).toEqual([
      "2026-11-24: 1",
      "2026-11-25: 1",
      "2026-11-26: 1",
      "2026-11-27: 1",
    ]);
  });
});

describe("findDay", () => {
  const days = groupSlots(slots, "Asia/Kolkata");
  it("finds the first day when none is chosen", () => {
    expect(findDay(days, "")?.key).toBe("2026-11-24");
  });
  it("finds the chosen day", () => {
    expect(findDay(days, "2026-11-26")?.key).toBe("2026-11-26");
  });
  it("finds the next day with a slot when the chosen one is full, or the first day when there is none", () => {
    expect(findDay(days, "2026-11-25")?.key).toBe("2026-11-26");
    expect(findDay(days, "2026-11-27")?.key).toBe("2026-11-24");
    expect(findDay([], "2026-11-27")).toBeUndefined();
  });
});
