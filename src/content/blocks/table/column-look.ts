import { type Inline, inlineText } from "../inline.ts";

/** Alignment and width of a column. */
export interface ColumnLook {
  align: "left" | "center" | "right";
  /** By its longest value: `short` stays on one line, `words` and `sentences` have a minimum width. */
  room: "short" | "words" | "sentences";
}

/**
 * Where a table fits: on a `phone`; in the `column` of text, so that phones show a list of records; or nowhere, so that
 * it scrolls in its `frame`.
 */
export type TableFit = "phone" | "column" | "frame";

/** Maximum length of `short` values, in characters. */
const MAX_SHORT = 14;
/** Maximum length of `words`, in characters. */
const MAX_WORDS = 48;

/* Approximate widths in px: of a character, of a cell's padding, minimum widths of columns, of a phone. */
const CHARACTER = 8;
const CELL_SPACE = { phone: 20, column: 28 };
const LEAST_WIDTH = { words: 120, sentences: 192 };
const PHONE = 350;
/** Width of the text column on the narrowest screen without records, 640 px, less its margins. */
const COLUMN = 560;

/** A number as people write it: `1,440`, `$1,311`, `88%`, `+3.5x`, `−2`. */
const figurePattern = /^[+\-−~]?[$€£]?\d[\d.,]*\s?(?:%|x|k|m)?$/i;

/** Reads the look of a column from its cells, without the head. */
export function readColumnLook(cells: readonly Inline[][], align: ColumnLook["align"]): ColumnLook {
  const longest = Math.max(0, ...cells.map((cell) => inlineText(cell).length));
  return { align, room: longest <= MAX_SHORT ? "short" : longest <= MAX_WORDS ? "words" : "sentences" };
}

/** Returns whether all cells are figures or empty, and not all empty. */
export function isFigureColumn(cells: readonly Inline[][]): boolean {
  const texts = cells.map((cell) => inlineText(cell).trim()).filter(Boolean);
  return texts.length > 0 && texts.every((text) => figurePattern.test(text));
}

/** Estimates where a table fits, from the longest word or the minimum width of each column. */
export function estimateFit(
  columns: ReadonlyArray<ColumnLook & { head: string; cells: readonly Inline[][] }>,
): TableFit {
  const widthIn = (place: keyof typeof CELL_SPACE) =>
    columns.reduce((width, { room, head, cells }) => {
      const values = cells.map(inlineText).flatMap((text) => (room === "short" ? text : text.split(" ")));
      const longest = Math.max(0, ...[...head.split(" "), ...values].map((text) => text.length));
      const needed = longest * CHARACTER + CELL_SPACE[place];
      return width + (room === "short" ? needed : Math.max(needed, LEAST_WIDTH[room]));
    }, 0);
  if (widthIn("phone") <= PHONE) return "phone";
  return widthIn("column") <= COLUMN ? "column" : "frame";
}
