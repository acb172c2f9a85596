import type { Inline } from "../../../catalogue/blocks/inline.ts";
import type { TableBlock } from "../../../catalogue/blocks/table.ts";
import { joinClasses } from "../../controls/join-classes.ts";
import { Inlines, inlineWords } from "./inlines.tsx";
import { TableFrame } from "./table-frame.tsx";

const alignClasses = { left: "", center: "text-center", right: "text-right" };

/** A table of an article; the first cell of a row names it (spec 3). */
export function DataTable({ caption, columns, rows }: Pick<TableBlock, "caption" | "columns" | "rows">) {
  const looks = columns.map(({ align }, position) =>
    joinClasses(alignClasses[align], roomClass(rows.map((cells) => cells[position] ?? []))),
  );
  const names = columns.map((column) => inlineWords(column.label));
  return (
    <TableFrame caption={caption} name={names.filter(Boolean).join(", ")}>
      <thead>
        <tr>
          {columns.map(({ label }, position) => {
            const Cell = names[position] ? "th" : "td";
            return (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position.
                key={position}
                className={looks[position]}
                {...(Cell === "th" && { scope: "col" })}
              >
                <Inlines of={label} />
              </Cell>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position.
          <tr key={row}>
            {cells.map((cell, position) => {
              const Cell = position === 0 ? "th" : "td";
              return (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position.
                  key={position}
                  className={looks[position]}
                  {...(Cell === "th" && { scope: "row" })}
                >
                  <Inlines of={cell} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** The least width of a column by its longest cell, so that sentences do not become towers on a phone. */
function roomClass(cells: readonly Inline[][]): string {
  const longest = Math.max(0, ...cells.map((cell) => inlineWords(cell).length));
  if (longest > 48) return "min-w-48";
  return longest > 12 ? "min-w-28" : "";
}
