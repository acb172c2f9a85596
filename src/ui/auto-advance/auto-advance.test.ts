import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AutoAdvance } from "./auto-advance.ts";

describe("a part that moves by itself", () => {
  let steps = 0;
  const start = (timings: ConstructorParameters<typeof AutoAdvance>[0]) => {
    const clock = new AutoAdvance(timings, () => {
      steps += 1;
    });
    clock.start();
    return clock;
  };

  beforeEach(() => {
    steps = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("moves once per interval", () => {
    start({ intervalMs: 4_000 });
    vi.advanceTimersByTime(3_999);
    expect(steps).toBe(0);
    vi.advanceTimersByTime(1);
    expect(steps).toBe(1);
    vi.advanceTimersByTime(8_000);
    expect(steps).toBe(3);
  });

  it("stands still while it is pointed at, and resumes 2 s after the pointer left", () => {
    const clock = start({ intervalMs: 5_000, resumeAfterHoverMs: 2_000 });
    vi.advanceTimersByTime(4_900);
    clock.hold("hover");
    vi.advanceTimersByTime(60_000);
    expect(steps).toBe(0);
    clock.release("hover");
    vi.advanceTimersByTime(6_999);
    expect(steps).toBe(0);
    vi.advanceTimersByTime(1);
    expect(steps).toBe(1);
  });

  it("rests 10 s after a choice by hand, also when the pointer leaves in between", () => {
    const clock = start({ intervalMs: 5_000, resumeAfterHoverMs: 2_000, pauseAfterPickMs: 10_000 });
    clock.hold("hover");
    clock.notePick();
    vi.advanceTimersByTime(1_000);
    clock.release("hover");
    vi.advanceTimersByTime(13_999);
    expect(steps).toBe(0);
    vi.advanceTimersByTime(1);
    expect(steps).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(steps).toBe(2);
  });

  it("stands still until the last reason to is gone", () => {
    const clock = start({ intervalMs: 4_000 });
    clock.hold("hover");
    clock.hold("user");
    clock.release("hover");
    vi.advanceTimersByTime(20_000);
    expect(steps).toBe(0);
    clock.release("user");
    vi.advanceTimersByTime(4_000);
    expect(steps).toBe(1);
  });

  it("does nothing once stopped", () => {
    const clock = start({ intervalMs: 4_000 });
    clock.stop();
    clock.notePick();
    vi.advanceTimersByTime(20_000);
    expect(steps).toBe(0);
  });
});
