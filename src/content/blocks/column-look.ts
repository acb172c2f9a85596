import { type Inline, inlineText } from "./inline.ts";

/** How a column is set. */
export interface ColumnLook {
  align: "left" | "center" | "right";
  /** Room for its longest value: `short` stays on one line, `words` and `sentences` need a least width. */
  room: "short" | "words" | "sentences";
}

/**
 * Where a table has room: on a `phone`; in the `column` of an article, and on a phone as a list of records; or in
 * neither, so that it scrolls inside its `frame`.
 */
export type TableFit = "phone" | "column" | "frame";

/** Characters up to which a value is kept on one line. */
const MAX_SHORT = 14;
/** Characters up to which a value is a few words. */
const MAX_WORDS = 48;

/* Rough measures in px: a character of a table, the space beside a cell, least widths as the page sets them. */
const CHARACTER = 8;
const CELL_SPACE = { phone: 20, column: 28 };
const LEAST_WIDTH = { words: 120, sentences: 192 };
const PHONE = 350;
/** The text column where tables stop being records, 640 px, less its margins. */
const COLUMN = 560;

/** A number as people write it: `1,440`, `$1,311`, `88%`, `+3.5x`, `−2`. */
const figurePattern = /^[+\-−~]?[$€£]?\d[\d.,]*\s?(?:%|x|k|m)?$/i;

/** Tells how a column is set by all of its cells but the head. */
export function readColumnLook(cells: readonly Inline[][], align: ColumnLook["align"]): ColumnLook {
  const longest = Math.max(0, ...cells.map((cell) => inlineText(cell).length));
  return { align, room: longest <= MAX_SHORT ? "short" : longest <= MAX_WORDS ? "words" : "sentences" };
}

/** Whether a column compares figures; empty cells say nothing. */
export function isFigureColumn(cells: readonly Inline[][]): boolean {
  const texts = cells.map((cell) => inlineText(cell).trim()).filter(Boolean);
  return texts.length > 0 && texts.every((text) => figurePattern.test(text));
}

/** Estimates where a table has room, by the widest word or the least width of each column. */
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
