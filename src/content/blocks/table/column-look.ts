import { type Inline, inlineText } from "../inline.ts";

export interface ColumnLook {
  align: "left" | "center" | "right";
  /** Width, by the longest value: `short` stays on one line, `words` and `sentences` have a minimum width. */
  room: "short" | "words" | "sentences";
}

/** A table fits on a `phone`; in the text `column`, and phones show a list of records; or scrolls in its `frame`. */
export type TableFit = "phone" | "column" | "frame";

/** Maximum length of `short` values, in characters. */
const MAX_SHORT = 14;
/** Maximum length of `words`, in characters. */
const MAX_WORDS = 48;

/* Approximate widths in px. `CELL_SPACE` is the padding of a cell. */
const CHARACTER = 8;
const CELL_SPACE = { phone: 20, column: 28 };
const LEAST_WIDTH = { words: 120, sentences: 192 };
const PHONE = 350;
/** The text column on the narrowest screen that shows tables instead of records, 640 px, less its margins. */
const COLUMN = 560;

/** A number as people write it: `1,440`, `$1,311`, `88%`, `+3.5x`, `−2`. */
const figurePattern = /^[+\-−~]?[$€£]?\d[\d.,]*\s?(?:%|x|k|m)?$/i;

/** `cells` are those below the head. */
export function readColumnLook(cells: readonly Inline[][], align: ColumnLook["align"]): ColumnLook {
  const longest = Math.max(0, ...cells.map((cell) => inlineText(cell).length));
  return { align, room: longest <= MAX_SHORT ? "short" : longest <= MAX_WORDS ? "words" : "sentences" };
}

/** All cells are figures or empty, and not all are empty. */
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
