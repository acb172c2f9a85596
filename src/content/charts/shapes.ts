import { hatch, round } from "#platform/ui/drafting/svg-paths.ts";

/** Size of a drawing, in px. There is one sheet for phones and one for wider columns. */
export interface Sheet {
  width: number;
  font: number;
  isWide: boolean;
}

export const narrowSheet: Sheet = { width: 320, font: 12.5, isWide: false };
export const wideSheet: Sheet = { width: 640, font: 13.5, isWide: true };

type Anchor = "start" | "middle" | "end";

/** A path, or text in one or more lines; `y` is the first baseline. */
export type Shape =
  | { className: string; d: string }
  | { className?: string | undefined; anchor: Anchor; x: number; y: number; lines: readonly string[] };

/** Shapes from back to front. */
export type Shapes = Shape | false | undefined | readonly Shapes[];

/** A chart on a sheet. The height depends on the table's words and rows, never on its numbers. */
export interface Drawn {
  height: number;
  shapes: Shapes;
}

export const LINE = 16;

export const path = (className: string, d: string): Shape => ({ className, d });

export function words(
  x: number,
  y: number,
  text: string | readonly string[],
  anchor: Anchor = "start",
  className?: string,
): Shape {
  return { className, anchor, x, y, lines: typeof text === "string" ? [text] : text };
}

export const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** A box with an outline and hatching. */
export const hatchedBox = (x: number, y: number, width: number, height: number): Shapes => [
  path("chart-hatch", hatch(x, y, width, height, 6)),
  path("chart-edge", box(x, y, width, height)),
];

/** Estimates the width of a text, in px. Digits are wider than most letters, and all have the same width. */
export function widthOf(text: string, { font }: Sheet): number {
  const [wide, digits, points] = [/[%MW]/g, /[\d$€£]/g, /[,. ]/g].map((kind) => text.split(kind).length - 1);
  return font * (0.57 * text.length + 0.45 * (wide ?? 0) + 0.08 * (digits ?? 0) - 0.3 * (points ?? 0));
}

export const widestOf = (texts: readonly string[], sheet: Sheet) =>
  Math.max(0, ...texts.map((text) => widthOf(text, sheet)));

/** Wraps a text to a width in px. Counts every number as two digits, so that a new result doesn't move the breaks. */
export function breakWords(text: string, width: number, sheet: Sheet): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`.replace(/\d[\d,.]*/g, "00"), sheet) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
