import { readAddress } from "./read-address.ts";
import { ListProblem } from "./read-file.ts";

export interface Columns {
  /** The first row with an address. */
  firstRow: number;
  page: Column;
  /** The number of visitors to each page. */
  visitors?: Column | undefined;
}

interface Column {
  position: number;
  name: string;
}

const pageName = /^(?!.*referr).*(?:url|link|page|path|address|landing)/i;
/** In order of preference. */
const visitorNames = [/click|engage|event|conver/i, /visit|user|session|entr|view|count/i];
const otherNumber = /time|rate|average|duration|\bper\b|%/i;

/** Finds the columns of an export from its first rows. Exports can have a few lines of text above the header. */
export function findColumns(rows: readonly string[][], name: string): Columns {
  const firstRow = rows.findIndex((row) => row.some(readAddress));
  if (firstRow === -1) throw new ListProblem(`No column with paths or URLs was found in ${name}.`);
  const body = rows.slice(firstRow);
  // A row of totals, or one for "(not set)", can be between the header and the first address.
  const head =
    rows.slice(0, firstRow).findLast((row) => !row.some((cell) => readCount(cell) !== undefined)) ?? [];
  const width = Math.max(...body.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, position) => ({
    position,
    name: head[position]?.trim() ?? "",
    cells: body.map((row) => row[position]?.trim() ?? "").filter(Boolean),
  }));
  const pages = columns.filter(
    ({ cells }) => cells.length > 0 && cells.filter(readAddress).length >= cells.length / 2,
  );
  const page = pages.length === 1 ? pages[0] : pages.find((column) => pageName.test(column.name));
  if (!page) {
    throw new ListProblem(
      `Several columns in ${name} contain paths or URLs. Keep one of them, or name it URL.`,
    );
  }
  const numbers = columns.filter(
    (column) =>
      !otherNumber.test(column.name) &&
      column.cells.length > 0 &&
      column.cells.every((cell) => readCount(cell) !== undefined),
  );
  const named = visitorNames.flatMap((pattern) => numbers.filter((column) => pattern.test(column.name)));
  return { firstRow, page, visitors: named[0] ?? (numbers.length === 1 ? numbers[0] : undefined) };
}

/** Reads `12`, `1,140`, `1.140` or `1 140`. */
export function readCount(cell: string): number | undefined {
  const text = cell.trim().replace(/[\s.,'’](?=\d{3}(?:\D|$))/g, "");
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}
