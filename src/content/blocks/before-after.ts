import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";
import { type ColumnLook, isFigureColumn, type TableFit } from "./column-look.ts";
import { type Inline, inlineText } from "./inline.ts";
import { readMarkdownTable, reportNoTable, reportOthers, splitTable } from "./table.ts";

/**
 * `:::before-after{caption="…"}` around a Markdown table with the columns Metric, Before, After and, if
 * wanted, Note (spec 3).
 */
const BeforeAfterSchema = v.strictObject({ caption: v.optional(v.string()) });
export interface BeforeAfterBlock extends v.InferOutput<typeof BeforeAfterSchema> {
  type: "beforeAfter";
  /** Metric, before, after and, where a row has one, note. */
  columns: ColumnLook[];
  rows: Array<{ metric: Inline[]; before: Inline[]; after: Inline[]; note?: Inline[] }>;
  /** On a phone always a list of records. */
  fit: Exclude<TableFit, "phone">;
}

const columnNames = ["metric", "before", "after", "note"];

/** Reads a comparison; the columns must stand in their fixed order, for the page names them itself. */
export function readBeforeAfter(
  directive: BlockDirective,
  reader: BlockReader<unknown>,
): BeforeAfterBlock | undefined {
  const attributes = reader.readAttributes(directive, BeforeAfterSchema);
  const { table, others } = splitTable(directive);
  reportOthers(others, directive, reader);
  if (!table) return reportNoTable(directive, reader);

  const { columns, rows, fit } = readMarkdownTable(table, reader);
  const names = columns.map((column) => inlineText(column.label).trim().toLowerCase());
  const isExpected =
    names.length >= 3 && names.length <= 4 && names.every((name, i) => name === columnNames[i]);
  if (!isExpected) {
    reader.report(
      table,
      "the columns of a before/after table are fixed",
      "name them `| Metric | Before | After |`, with `| Note |` as a fourth if wanted",
    );
    return undefined;
  }
  return (
    attributes && {
      type: "beforeAfter",
      ...attributes,
      columns: columns.map(({ room }, index) => ({ room, align: alignColumn(index, rows) })),
      fit: fit === "phone" ? "column" : fit,
      rows: rows.map(([metric = [], before = [], after = [], note = []]) => ({
        metric,
        before,
        after,
        ...(note.length > 0 && { note }),
      })),
    }
  );
}

/** What was and what is stand under each other by their digits where both are figures. */
function alignColumn(index: number, rows: readonly Inline[][][]): ColumnLook["align"] {
  const compared = [1, 2];
  const areFigures = compared.every((place) => isFigureColumn(rows.map((cells) => cells[place] ?? [])));
  return compared.includes(index) && areFigures ? "right" : "left";
}
