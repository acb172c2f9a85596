import type { ReactNode } from "react";

export type Point = readonly [x: number, y: number];

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

/** At most one decimal, which is finer than a screen. */
export function at(...numbers: number[]): string {
  return numbers.map((number) => Math.round(number * 10) / 10).join(" ");
}

export function circle([x, y]: Point, radius: number): string {
  return `M${at(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** The point at `radius` from `center`; 0 is to the right, 90 below. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** Diagonal lines across a box. */
export function hatch(x: number, y: number, width: number, height: number, step = 8): string {
  let d = "";
  for (let start = step; start < width + height; start += step) {
    const over = Math.max(0, start - height);
    const end = Math.min(start, width);
    d += `M${at(x + over, y + start - over)}L${at(x + end, y + start - end)}`;
  }
  return d;
}
