import type { TableBlock } from "../../../catalogue/blocks/table.ts";
import { Inlines, inlineWords } from "./inlines.tsx";
import { TableFrame } from "./table-frame.tsx";

const alignClasses = { left: undefined, center: "text-center", right: "text-right" };

/** A table of an article; the first cell of a row names it (spec 3). */
export function DataTable({ caption, columns, rows }: Pick<TableBlock, "caption" | "columns" | "rows">) {
  const names = columns.map((column) => inlineWords(column.label));
  return (
    <TableFrame caption={caption} name={names.filter(Boolean).join(", ")}>
      <thead>
        <tr>
          {columns.map(({ label, align }, position) => {
            const Cell = names[position] ? "th" : "td";
            return (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position.
                key={position}
                className={alignClasses[align]}
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
                  className={alignClasses[columns[position]?.align ?? "left"]}
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
