import type { ReactNode } from "react";
import type { Point } from "../../../ui/drafting/svg-paths.ts";

/** One drawing on a sheet of 320 x 180, within y 36-146: labels are above and below it. */
export interface Drawn {
  lines: ReactNode;
  /** The ends of what the dimension line measures. */
  dim: readonly [left: number, right: number];
  /** Where the leader points, and the corner of its label. */
  leader: { to: Point; corner: "left" | "right" };
}

/** Draws `count` of the family's parts (steps, teeth, pipes, …), `part` of them set apart. */
export type Family = (count: number, part: number) => Drawn;

/** `size` numbers from 0 to 1, in the middle of equal intervals. */
export function middles(size: number): number[] {
  return Array.from({ length: size }, (_, index) => (index + 0.5) / size);
}

/** `size` numbers from 0 to 1, including both. */
export function stops(size: number): number[] {
  return Array.from({ length: size }, (_, index) => (size === 1 ? 0.5 : index / (size - 1)));
}

/** The point at `radius` from `center`; 0 is to the right, 90 below. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
