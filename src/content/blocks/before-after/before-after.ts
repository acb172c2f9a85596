import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import type { BlockDefinition } from "../block-definition.ts";
import { type Inline, inlineText } from "../inline.ts";
import { QuotingTextSchema } from "../quote-marks.ts";
import { type ColumnLook, isFigureColumn } from "../table/column-look.ts";
import { readNamedTable, type TableBlock, table } from "../table/table.ts";

/** `:::before-after{caption="…"}` around a Markdown table with the columns Metric, Before, After and optionally Note. */
const BeforeAfterSchema = closedObject({ caption: v.optional(QuotingTextSchema) });
/** Its `fit` is never `phone`, because phones always show a list of records. */
export interface BeforeAfterBlock extends Omit<TableBlock, "type"> {
  type: "beforeAfter";
}

const columnNames = ["Metric", "Before", "After", "Note"];

export const beforeAfter: BlockDefinition<BeforeAfterBlock> = {
  directive: {
    name: "before-after",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, BeforeAfterSchema);
      const read = readNamedTable(directive, reader, {
        names: columnNames,
        problem: "the columns of a before/after table are fixed",
      });
      if (!read || !attributes) return undefined;
      const { rows, fit } = read.table;
      const hasNotes = rows.some(([, , , note = []]) => note.length > 0);
      const columns = read.table.columns.slice(0, hasNotes ? 4 : 3);
      return {
        type: "beforeAfter",
        ...attributes,
        columns: columns.map(({ room }, index) => ({
          label: [{ type: "text", text: columnNames[index] ?? "" }],
          room,
          align: alignColumn(index, rows),
        })),
        fit: fit === "phone" ? "column" : fit,
        rows: rows.map((cells) => cells.slice(0, columns.length)),
      };
    },
  },
  texts: ({ caption = [], rows }) => [caption, ...rows.flat()].map(inlineText),
  plainText: (block, writer) => table.plainText({ ...block, type: "table" }, writer),
};

/** Right-aligns the before and after columns if both contain only figures. */
function alignColumn(index: number, rows: readonly Inline[][][]): ColumnLook["align"] {
  const compared = [1, 2];
  const areFigures = compared.every((place) => isFigureColumn(rows.map((cells) => cells[place] ?? [])));
  return compared.includes(index) && areFigures ? "right" : "left";
}
