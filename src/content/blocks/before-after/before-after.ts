import * as v from "valibot";
import { closedObject } from "../../../schema-errors/closed-object.ts";
import { type BlockDefinition, joinParagraphs } from "../block-definition.ts";
import { type Inline, inlineText } from "../inline.ts";
import { InlineTextSchema } from "../result-marks.ts";
import { type ColumnLook, isFigureColumn, type TableFit } from "../table/column-look.ts";
import { findTable, readMarkdownTable, writeRecords } from "../table/table.ts";

/** `:::before-after{caption="…"}` around a Markdown table with the columns Metric, Before, After and optionally Note. */
const BeforeAfterSchema = closedObject({ caption: v.optional(InlineTextSchema) });
export interface BeforeAfterBlock extends v.InferOutput<typeof BeforeAfterSchema> {
  type: "beforeAfter";
  columns: ColumnLook[];
  rows: Array<{ metric: Inline[]; before: Inline[]; after: Inline[]; note?: Inline[] }>;
  /** Never `phone`, because phones always show a list of records. */
  fit: Exclude<TableFit, "phone">;
  /** Path of the table as a CSV file; absent outside articles. */
  takeAway?: string;
}

const columnNames = ["metric", "before", "after", "note"];

export const beforeAfter: BlockDefinition<BeforeAfterBlock> = {
  directive: {
    name: "before-after",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, BeforeAfterSchema);
      const table = findTable(directive, reader);
      if (!table) return undefined;

      const { columns, rows, fit } = readMarkdownTable(table, reader);
      const names = columns.map((column) => inlineText(column.label).trim().toLowerCase());
      const isExpected =
        names.length >= 3 && names.length <= 4 && names.every((name, i) => name === columnNames[i]);
      if (!isExpected) {
        reader.report(
          table,
          "the columns of a before/after table are fixed",
          "name them `| Metric | Before | After |`, and optionally `| Note |` as a fourth",
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
    },
  },
  texts: ({ caption = [], rows }) => [
    inlineText(caption),
    ...rows.flatMap(({ metric, before, after, note = [] }) => [metric, before, after, note].map(inlineText)),
  ],
  plainText({ caption, rows }, { inlines }) {
    const cells = rows.map(({ metric, before, after, note = [] }) =>
      [metric, before, after, note].map(inlines),
    );
    return joinParagraphs(
      caption && inlines(caption),
      writeRecords(["Metric", "Before", "After", "Note"], cells),
    );
  },
};

/** Right-aligns the before and after columns if both contain only figures. */
function alignColumn(index: number, rows: readonly Inline[][][]): ColumnLook["align"] {
  const compared = [1, 2];
  const areFigures = compared.every((place) => isFigureColumn(rows.map((cells) => cells[place] ?? [])));
  return compared.includes(index) && areFigures ? "right" : "left";
}
