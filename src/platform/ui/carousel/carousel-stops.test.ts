import { describe, expect, test } from "vitest";
import { countStops, stepStop, stopOf } from "./carousel-stops.ts";

/** Returns the first card in view after each step from the start. */
function walk(by: 1 | -1, last: number, stride: number, steps: number): number[] {
  const places: number[] = [];
  for (let from = 0; places.length < steps; ) {
    from = stepStop(from, by, last, stride);
    places.push(from);
  }
  return places;
}

describe("carousel stops (spec 4.4)", () => {
  test("wraps around when moving by card", () => {
    expect(walk(1, 3, 1, 5)).toEqual([1, 2, 3, 0, 1]);
    expect(walk(-1, 3, 1, 5)).toEqual([3, 2, 1, 0, 3]);
    expect(countStops(3, 1)).toBe(4);
  });

  test.each([
    [3, [3, 0, 3]],
    [2, [2, 4, 0]],
    [1, [1, 2, 3]],
  ])("wraps around when moving through six cards in pages of %i", (perPage, places) => {
    expect(walk(1, 6 - perPage, perPage, 3)).toEqual(places);
    expect(countStops(6 - perPage, perPage)).toBe(6 / perPage);
  });

  test("keeps the last page full if the cards don't divide evenly", () => {
    expect(walk(1, 2, 3, 2)).toEqual([2, 0]);
    expect(walk(-1, 2, 3, 2)).toEqual([2, 0]);
    expect(countStops(2, 3)).toBe(2);
    expect(stopOf(2, 3)).toBe(1);
  });

  test("returns to the start from a card that can no longer be scrolled to", () => {
    expect(stepStop(5, 1, 3, 1)).toBe(0);
  });

  test("doesn't move if all cards are in view", () => {
    expect(walk(1, 0, 2, 2)).toEqual([0, 0]);
    expect(countStops(0, 2)).toBe(1);
  });
});
