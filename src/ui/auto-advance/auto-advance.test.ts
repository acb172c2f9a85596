import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AutoAdvance } from "./auto-advance.ts";

describe("a part that advances by itself", () => {
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

  it("pauses while the pointer is in it, and resumes 2 s after it has left", () => {
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

  it("pauses 10 s after a pick, also when the pointer leaves meanwhile", () => {
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

  it("pauses until the last reason is gone", () => {
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

  it("does nothing once stopped", () => {
    const clock = start({ intervalMs: 4_000 });
    clock.stop();
    clock.notePick();
    vi.advanceTimersByTime(20_000);
    expect(steps).toBe(0);
  });

  describe("and the focus", () => {
    const outwards = { staysInside: false, windowLeft: false };
    const toAnotherWindow = { staysInside: false, windowLeft: true };

    /** Whether it advances in the next minute. */
    function advances(): boolean {
      const before = steps;
      vi.advanceTimersByTime(60_000);
      return steps > before;
    }

    it("pauses from the moment something in it is focused until the focus has left", () => {
      const clock = start({ intervalMs: 4_000 });
      clock.noteFocus("tab");
      expect(advances()).toBe(false);
      clock.noteBlur("tab", { ...outwards, staysInside: true });
      clock.noteFocus("panel");
      expect(advances()).toBe(false);
      clock.noteBlur("panel", outwards);
      expect(advances()).toBe(true);
    });

    /** A click on a tab, which gets the focus. */
    function clickTab(clock: AutoAdvance) {
      clock.noteMouse(true);
      clock.noteFocus("tab");
      clock.noteMouse(false);
    }

    it("does not pause for the focus of a click, which has a pause of its own", () => {
      const clock = start({ intervalMs: 4_000 });
      clickTab(clock);
      expect(advances()).toBe(true);
    });

    it("pauses for a focus set by keys or by a script after a click", () => {
      const clock = start({ intervalMs: 4_000 });
      clickTab(clock);
      clock.noteFocus("next tab");
      expect(advances()).toBe(false);
    });

    it("advances after a click when the window was left and its focus comes back", () => {
      const clock = start({ intervalMs: 4_000 });
      clickTab(clock);
      clock.noteBlur("tab", toAnotherWindow);
      clock.noteFocus("tab");
      expect(advances()).toBe(true);
    });

    it("stays paused when the window was left with the focus in it, and comes back", () => {
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
