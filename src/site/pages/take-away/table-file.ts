import type { BeforeAfterBlock } from "#content/blocks/before-after/before-after.ts";
import { inlineText } from "#content/blocks/inline.ts";
import type { TableBlock } from "#content/blocks/table/table.ts";
import { byteOrderMark, csvLine } from "#platform/files/csv.ts";

/** Renders a table as a CSV file that spreadsheets open. */
export function renderTableFile({ columns, rows }: TableBlock | BeforeAfterBlock): string {
  const records = [columns.map(({ label }) => label), ...rows];
  return (
    byteOrderMark + records.map((cells) => csvLine(cells.map((cell) => inlineText(cell).trim()))).join("")
  );
}
