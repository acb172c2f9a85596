import { TableFrame } from "../table/table-frame.tsx";
import type { BeforeAfterBlock } from "./before-after.ts";

const looks = [
  { isTitle: true },
  { className: "text-ink-soft" },
  { className: "after-cell" },
  { className: "text-ink-soft" },
];

/** A table of metrics before and after, with optional notes (spec 3). */
export function BeforeAfter({ columns, ...table }: Omit<BeforeAfterBlock, "type">) {
  return (
    <TableFrame
      {...table}
      name="Before and after"
      columns={columns.map((column, position) => ({ ...column, ...looks[position] }))}
    />
  );
}
