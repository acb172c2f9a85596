import { expect, it } from "vitest";
import { tooltipDelay } from "./tooltip.tsx";

it("opens a tooltip after 700 ms, or at once if another closed less than 300 ms ago", () => {
  expect(tooltipDelay(10_000, Number.NEGATIVE_INFINITY)).toBe(700);
  expect(tooltipDelay(10_000, 9_000)).toBe(700);
  expect(tooltipDelay(10_000, 9_700)).toBe(700);
  expect(tooltipDelay(10_000, 9_701)).toBe(0);
  expect(tooltipDelay(10_000, 10_000)).toBe(0);
});
