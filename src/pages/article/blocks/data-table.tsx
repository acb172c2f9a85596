import type { TableBlock } from "../../../content/blocks/table.ts";
import { Inlines, inlineWords } from "./inlines.tsx";
import { TableFrame } from "./table-frame.tsx";

/** First cells up to this length, such as `Yes`, name no row unless their column is named too. */
const MAX_MUTE = 3;

/** A table of an article (spec 3). */
export function DataTable({ caption, columns, rows, fit }: Omit<TableBlock, "type">) {
  const named = columns.map(({ label, align, room }, position) => ({
    head: <Inlines of={label} />,
    name: inlineWords(label),
    align,
    room,
    isTitle: position === 0 && rows.some(([first = []]) => inlineWords(first).length > MAX_MUTE),
  }));
  const name = named
    .map((column) => column.name)
    .filter(Boolean)
    .join(", ");
  return <TableFrame caption={caption} name={name} columns={named} rows={rows} fit={fit} />;
}
