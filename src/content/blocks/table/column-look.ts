import { type Inline, inlineText } from "../inline.ts";

export interface ColumnLook {
  align: "left" | "center" | "right";
  /** Based on the longest value: `short` values stay on one line; `words` and `sentences` have a minimum width. */
  room: "short" | "words" | "sentences";
}

/** A table fits on a `phone`, or in the text `column` (phones show a list of records), or only in a scrolling `frame`. */
export type TableFit = "phone" | "column" | "frame";

/** Maximum length of `short` values, in characters. */
const MAX_SHORT = 14;
/** Maximum length of `words`, in characters. */
const MAX_WORDS = 48;

/* Approximate widths in px. `CELL_SPACE` is a cell's padding. */
const CHARACTER = 8;
const CELL_SPACE = { phone: 20, column: 28 };
const MIN_WIDTH = { words: 120, sentences: 192 };
const PHONE = 350;
/** Width of the text column at 640 px, the narrowest screen that shows tables instead of records. */
const COLUMN = 560;

/** A number as people write it: `1,440`, `$1,311`, `88%`, `+3.5x`, `−2`. */
const figurePattern = /^[+\-−~]?[$€£]?\d[\d.,]*\s?(?:%|x|k|m)?$/i;

/** `cells` excludes the heading. */
export function readColumnLook(cells: readonly Inline[][], align: ColumnLook["align"]): ColumnLook {
  const longest = Math.max(0, ...cells.map((cell) => inlineText(cell).length));
  return { align, room: longest <= MAX_SHORT ? "short" : longest <= MAX_WORDS ? "words" : "sentences" };
}

/** Returns true if every cell is a figure or empty, and at least one isn't empty. */
export function isFigureColumn(cells: readonly Inline[][]): boolean {
  const texts = cells.map((cell) => inlineText(cell).trim()).filter(Boolean);
  return texts.length > 0 && texts.every((text) => figurePattern.test(text));
}

/** Estimates where a table fits, based on each column's longest word or minimum width. */
export function estimateFit(
  columns: ReadonlyArray<ColumnLook & { head: string; cells: readonly Inline[][] }>,
): TableFit {
  const widthIn = (place: keyof typeof CELL_SPACE) =>
    columns.reduce((width, { room, head, cells }) => {
      const values = cells.map(inlineText).flatMap((text) => (room === "short" ? text : text.split(" ")));
      const longest = Math.max(0, ...[...head.split(" "), ...values].map((text) => text.length));
      const needed = longest * CHARACTER + CELL_SPACE[place];
      return width + (room === "short" ? needed : Math.max(needed, MIN_WIDTH[room]));
    }, 0);
  if (widthIn("phone") <= PHONE) return "phone";
  return widthIn("column") <= COLUMN ? "column" : "frame";
}
