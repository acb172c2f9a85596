import { describe, expect, test } from "vitest";
import { barLeft, barWidth, formatDuration, formatRange, formatWeeks, type Span } from "./schedule.ts";

/** The steps from spec 3, with their expected labels and positions. */
const steps: Array<
  [start: number, duration: number, said: string, range: string, left: number, width: number]
> = [
  [1, 1, "1 week", "Wk 1–2", 0, 16.667],
  [2, 1, "1 week", "Wk 2–3", 16.667, 16.667],
  [3, 1, "1 week", "Wk 3–4", 33.333, 16.667],
  [4, 1.5, "1½ weeks", "Wk 4–5½", 50, 25],
  [5.5, 0.5, "½ week", "Wk 5½–6", 75, 8.333],
  [6, 1, "1 week", "Wk 6–7", 83.333, 16.667],
];

function span(startWeek: number, durationWeeks: number): Span {
  return { startWeek, durationWeeks };
}

describe("the process timeline (spec 2.6)", () => {
  test.each(steps)(
    "places and labels a step that starts in week %d",
    (start, duration, said, range, left, width) => {
      const step = span(start, duration);
      expect(formatDuration(step)).toBe(said);
      expect(formatRange(step)).toBe(range);
      expect(barLeft(step, 6)).toBe(left);
      expect(barWidth(step, 6)).toBe(width);
    },
  );

  test("formats half weeks with ½", () => {
    expect([0.5, 1, 1.5, 5.5, 6, 10.5].map(formatWeeks)).toEqual(["½", "1", "1½", "5½", "6", "10½"]);
  });

  test("clamps a bar's offset and width to 0-100%", () => {
    expect(barLeft(span(0, 1), 6)).toBe(0);
    expect(barLeft(span(-3, 1), 6)).toBe(0);
    expect(barLeft(span(9, 1), 6)).toBe(100);
    expect(barWidth(span(1, 12), 6)).toBe(100);
    expect(barWidth(span(1, -2), 6)).toBe(0);
    expect(barWidth(span(1, 6), 6)).toBe(100);
  });
});
