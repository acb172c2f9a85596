import { TableFrame } from "../table/table-frame.tsx";
import type { BeforeAfterBlock } from "./before-after.ts";

const heads = [
  { name: "Metric", isTitle: true },
  { name: "Before", className: "text-ink-soft" },
  { name: "After", className: "after-cell" },
  { name: "Note", className: "text-ink-soft" },
];

/** A table of metrics before and after, with optional notes (spec 3). */
export function BeforeAfter({ caption, columns, rows, fit, takeAway }: Omit<BeforeAfterBlock, "type">) {
  const shown = rows.some((row) => row.note) ? heads : heads.slice(0, 3);
  return (
    <TableFrame
      caption={caption}
      name="Before and after"
      columns={shown.map((head, position) => ({ ...head, head: head.name, ...columns[position] }))}
      rows={rows.map(({ metric, before, after, note = [] }) => [metric, before, after, note])}
      fit={fit}
      csv={takeAway}
    />
  );
}
