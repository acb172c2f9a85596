import { inlineText } from "../inline.ts";
import type { TableBlock } from "./table.ts";
import { TableFrame } from "./table-frame.tsx";

/** First cells this short, such as `Yes`, don't identify a row. */
const MAX_MUTE = 3;

export function DataTable({ columns, rows, ...table }: Omit<TableBlock, "type">) {
  const hasTitles = rows.some(([first = []]) => inlineText(first).length > MAX_MUTE);
  return (
    <TableFrame
      {...table}
      name={columns
        .map(({ label }) => inlineText(label))
        .filter(Boolean)
        .join(", ")}
      columns={columns.map((column, position) => ({ ...column, isTitle: position === 0 && hasTitles }))}
      rows={rows}
    />
  );
}
