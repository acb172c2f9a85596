import type { ReactNode } from "react";
import type { Point } from "#platform/ui/drafting/svg-paths.ts";

/**
 * Draws `count` of the family's parts (steps, teeth, pipes, …), of which `part` are highlighted, on a sheet of 320 x 180.
 */
export type Family = (count: number, part: number) => ReactNode;

/** Returns the midpoints of `size` equal intervals from 0 to 1. */
export function middles(size: number): number[] {
  return Array.from({ length: size }, (_, index) => (index + 0.5) / size);
}

/** Returns `size` evenly spaced numbers from 0 to 1, including both. */
export function stops(size: number): number[] {
  return Array.from({ length: size }, (_, index) => (size === 1 ? 0.5 : index / (size - 1)));
}

/** Converts polar coordinates to a point: 0 degrees is to the right of `center`, 90 below. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
