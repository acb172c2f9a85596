import { describe, expect, it } from "vitest";
import { hourMs, minuteMs } from "#platform/time/durations.ts";
import { claimReplyTime, createReplyClaim, measureReplies } from "./reply-times.ts";

// The tests' office is open from 8:30 to 16:30 in Kolkata (3:00 to 11:00 UTC), Monday to Friday, and promises five hours.
const morning = Date.parse("2026-11-24T03:00:00Z");
const nextMonth = Date.parse("2026-12-24T03:00:00Z");

const lead = (answeredAfterMs: number | null, changes = {}) => ({
  receivedAtMs: morning,
  releasedAtMs: null,
  answeredAtMs: answeredAfterMs === null ? null : morning + answeredAfterMs,
  canceledAtMs: null,
  replyAlerts: 0,
  ...changes,
});

describe("measureReplies", () => {
  it("counts a lead that is overdue as slower than any answer", () => {
    const leads = [lead(hourMs), lead(2 * hourMs), lead(null)];
    expect(measureReplies(leads, nextMonth)).toEqual({
      leads: 3,
      answered: 2,
      medianMs: 2 * hourMs,
      withinShare: 2 / 3,
    });
    expect(measureReplies([lead(hourMs), lead(null)], nextMonth).medianMs).toBeNull();
  });

  it("leaves out a lead until its promised time is up", () => {
    const leads = [lead(hourMs), lead(null)];
    expect(measureReplies(leads, morning + 5 * hourMs - 1)).toMatchObject({ leads: 2, withinShare: 1 });
    expect(measureReplies(leads, morning + 5 * hourMs)).toMatchObject({ leads: 2, withinShare: 0.5 });
  });

  it("counts from the release, in office hours, and leaves out leads to which no reply was promised", () => {
    // Released on Friday at 16:00, answered on Monday at 9:00.
    const released = lead(null, {
      releasedAtMs: Date.parse("2026-11-27T10:30:00Z"),
      answeredAtMs: Date.parse("2026-11-30T03:30:00Z"),
    });
    const leads = [released, lead(null, { replyAlerts: null })];
    expect(measureReplies(leads, nextMonth)).toMatchObject({ leads: 1, medianMs: hourMs });
  });
});

describe("claimReplyTime", () => {
  const answered = (count: number, afterMs: number) => Array.from({ length: count }, () => lead(afterMs));

  it("claims nothing until ten leads are answered", () => {
    expect(claimReplyTime(answered(9, hourMs), nextMonth)).toBeNull();
    expect(claimReplyTime(answered(10, 125 * minuteMs), nextMonth)).toBe(
      "Median first reply, last 10 leads: 2 h 5 min in business hours",
    );
  });

  it("claims nothing when the median is beyond the promise", () => {
    expect(claimReplyTime(answered(10, 5 * hourMs), nextMonth)).toContain(": 5 h in business hours");
    expect(claimReplyTime(answered(10, 5 * hourMs + minuteMs), nextMonth)).toBeNull();
    const overdue = Array.from({ length: 10 }, () => lead(null));
    expect(claimReplyTime([...answered(10, hourMs), ...overdue], nextMonth)).toBeNull();
  });

  it("counts only the newest 30 leads whose time is up", () => {
    const fresh = Array.from({ length: 5 }, () => lead(null, { receivedAtMs: nextMonth }));
    const newest = [...fresh, ...answered(30, hourMs), ...answered(100, 8 * hourMs)];
    expect(claimReplyTime(newest, nextMonth)).toBe(
      "Median first reply, last 30 leads: 1 h in business hours",
    );
  });

  it("is not read unless site.config.ts asks for it", () => {
    expect(createReplyClaim(() => Promise.reject(new Error("was read")))).toBeUndefined();
  });
});
