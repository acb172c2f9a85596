import type { BeforeAfterBlock } from "../../content/blocks/before-after/before-after.ts";
import { type Inline, inlineText } from "../../content/blocks/inline.ts";
import type { TableBlock } from "../../content/blocks/table/table.ts";
import { byteOrderMark, csvLine } from "../../csv.ts";

/** Renders a table as a CSV file that spreadsheets open. */
export function renderTableFile(block: TableBlock | BeforeAfterBlock): string {
  const rows = listRows(block).map((cells) => cells.map((cell) => inlineText(cell).trim()));
  return byteOrderMark + [listHeads(block), ...rows].map(csvLine).join("");
}

function listHeads(block: TableBlock | BeforeAfterBlock): string[] {
  if (block.type === "table") return block.columns.map(({ label }) => inlineText(label).trim());
  return ["Metric", "Before", "After", ...(hasNotes(block) ? ["Note"] : [])];
}

function listRows(block: TableBlock | BeforeAfterBlock): Inline[][][] {
  if (block.type === "table") return block.rows;
  return block.rows.map(({ metric, before, after, note = [] }) => [
    metric,
    before,
    after,
    ...(hasNotes(block) ? [note] : []),
  ]);
}

function hasNotes({ rows }: BeforeAfterBlock): boolean {
  return rows.some(({ note }) => note);
}
