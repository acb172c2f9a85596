import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AutoAdvance } from "./auto-advance.ts";

describe("AutoAdvance", () => {
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

  it("advances once per interval", () => {
    start({ intervalMs: 4_000 });
    vi.advanceTimersByTime(3_999);
    expect(steps).toBe(0);
    vi.advanceTimersByTime(1);
    expect(steps).toBe(1);
    vi.advanceTimersByTime(8_000);
    expect(steps).toBe(3);
  });

  it("pauses on hover, and resumes 2 s after the pointer leaves", () => {
    const clock = start({ intervalMs: 5_000, resumeAfterHoverMs: 2_000 });
    vi.advanceTimersByTime(4_900);
    clock.pause("hover");
    vi.advanceTimersByTime(60_000);
    expect(steps).toBe(0);
    clock.resume("hover");
    vi.advanceTimersByTime(6_999);
    expect(steps).toBe(0);
    vi.advanceTimersByTime(1);
    expect(steps).toBe(1);
  });

  it("pauses for 10 s after a pick, even if the pointer leaves earlier", () => {
    const clock = start({ intervalMs: 5_000, resumeAfterHoverMs: 2_000, pauseAfterPickMs: 10_000 });
    clock.pause("hover");
    clock.notePick();
    vi.advanceTimersByTime(1_000);
    clock.resume("hover");
    vi.advanceTimersByTime(13_999);
    expect(steps).toBe(0);
    vi.advanceTimersByTime(1);
    expect(steps).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(steps).toBe(2);
  });

  it("stays paused while any reason to pause remains", () => {
    const clock = start({ intervalMs: 4_000 });
    clock.pause("hover");
    clock.pause("pause button");
    clock.resume("hover");
    vi.advanceTimersByTime(20_000);
    expect(steps).toBe(0);
    clock.resume("pause button");
    vi.advanceTimersByTime(4_000);
    expect(steps).toBe(1);
  });

  it("doesn't advance after it is stopped", () => {
    const clock = start({ intervalMs: 4_000 });
    clock.stop();
    clock.notePick();
    vi.advanceTimersByTime(20_000);
    expect(steps).toBe(0);
  });

  describe("with focus inside", () => {
    const outwards = { staysInside: false, windowLeft: false };
    const toAnotherWindow = { staysInside: false, windowLeft: true };

    /** Returns whether the timer advances in the next minute. */
    function advances(): boolean {
      const before = steps;
      vi.advanceTimersByTime(60_000);
      return steps > before;
    }

    it("pauses until focus leaves", () => {
      const clock = start({ intervalMs: 4_000 });
      clock.noteFocus("tab");
      expect(advances()).toBe(false);
      clock.noteBlur("tab", { ...outwards, staysInside: true });
      clock.noteFocus("panel");
      expect(advances()).toBe(false);
      clock.noteBlur("panel", outwards);
      expect(advances()).toBe(true);
    });

    function clickTab(clock: AutoAdvance) {
      clock.noteMouse(true);
      clock.noteFocus("tab");
      clock.noteMouse(false);
    }

    it("pauses when a key or script moves focus after a click", () => {
      const clock = start({ intervalMs: 4_000 });
      clickTab(clock);
      clock.noteFocus("next tab");
      expect(advances()).toBe(false);
    });

    it("stays paused when the window regains focus if focus came from the keyboard", () => {
      const clock = start({ intervalMs: 4_000 });
      clock.noteFocus("tab");
      clock.noteBlur("tab", toAnotherWindow);
      expect(advances()).toBe(false);
      clock.noteFocus("tab");
      expect(advances()).toBe(false);
      clock.noteBlur("tab", outwards);
      expect(advances()).toBe(true);
    });
  });
});
