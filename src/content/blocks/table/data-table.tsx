import { inlineText } from "../inline.ts";
import { Inlines } from "../inlines.tsx";
import type { TableBlock } from "./table.ts";
import { TableFrame } from "./table-frame.tsx";

/** First cells this short, such as `Yes`, don't identify a row. */
const MAX_MUTE = 3;

export function DataTable({ caption, columns, rows, fit, takeAway }: Omit<TableBlock, "type">) {
  const named = columns.map(({ label, align, room }, position) => ({
    head: <Inlines of={label} />,
    name: inlineText(label),
    align,
    room,
    isTitle: position === 0 && rows.some(([first = []]) => inlineText(first).length > MAX_MUTE),
  }));
  const name = named
    .map((column) => column.name)
    .filter(Boolean)
    .join(", ");
  return <TableFrame caption={caption} name={name} columns={named} rows={rows} fit={fit} csv={takeAway} />;
}
