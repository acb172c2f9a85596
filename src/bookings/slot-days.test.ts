import { describe, expect, it } from "vitest";
import { findDay, groupSlots } from "./slot-days.ts";

// Tuesday and Thursday of an office in Bengaluru, from its first slot to its last.
const slots = [
  "2026-11-24T03:30:00.000Z",
  "2026-11-24T12:00:00.000Z",
  "2026-11-26T03:30:00.000Z",
  "2026-11-26T12:00:00.000Z",
];
const daysIn = (zone: string) => groupSlots(slots, zone).map(({ key, slots }) => `${key}: ${slots.length}`);

describe("free slots by day", () => {
  it("are grouped by the office's days for somebody in its zone", () => {
    expect(daysIn("Asia/Kolkata")).toEqual(["2026-11-24: 2", "2026-11-26: 2"]);
  });
  it("are grouped by a zone's own days where the office's day spans two of them", () => {
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
  it("have no groups where nothing is free", () => {
    expect(groupSlots([], "UTC")).toEqual([]);
  });
});

describe("the day that is shown", () => {
  const days = groupSlots(slots, "Asia/Kolkata");
  it("is the first before anyone has chosen", () => {
    expect(findDay(days, "")?.key).toBe("2026-11-24");
  });
  it("is the chosen one", () => {
    expect(findDay(days, "2026-11-26")?.key).toBe("2026-11-26");
  });
  it("is the next one where the chosen one is full, and the first after the last", () => {
    expect(findDay(days, "2026-11-25")?.key).toBe("2026-11-26");
    expect(findDay(days, "2026-11-27")?.key).toBe("2026-11-24");
    expect(findDay([], "2026-11-27")).toBeUndefined();
  });
});
