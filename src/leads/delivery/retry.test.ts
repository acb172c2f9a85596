import { describe, expect, it } from "vitest";
import { pauseAfter } from "./retry.ts";

const secondMs = 1000;
const hourMs = 3600 * secondMs;

describe("the pause after a failed attempt", () => {
  it.each([0, 0.5, 0.999])("adds up to 20% to the planned pause when the random number is %d", (random) => {
    const seconds = [5, 300, 1800, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * 3600)];
    const pauses = Array.from({ length: 10 }, (_, index) => pauseAfter(index + 1, 0, () => random));
    const planned = seconds.map((pause) => Math.round(pause * secondMs * (1 + 0.2 * random)));
    expect(pauses).toEqual([...planned, undefined]);
  });

  it("waits at least as long as Retry-After says, up to 24 hours, without adding attempts", () => {
    const never = () => 0;
    expect(pauseAfter(1, 60 * secondMs, never)).toBe(60 * secondMs);
    expect(pauseAfter(2, 60 * secondMs, never)).toBe(300 * secondMs);
    expect(pauseAfter(1, 48 * hourMs, never)).toBe(24 * hourMs);
    expect(pauseAfter(9, 48 * hourMs, () => 0.5)).toBe(26.4 * hourMs);
    expect(pauseAfter(10, 60 * secondMs, never)).toBeUndefined();
  });
});
