import { type ReactNode, useId } from "react";
import type { ColumnLook, TableFit } from "../../../content/blocks/column-look.ts";
import type { Inline } from "../../../content/blocks/inline.ts";
import { joinClasses } from "../../../ui/join-classes.ts";
import { Inlines } from "./inlines.tsx";

const alignClasses = { left: "", center: "cell-center", right: "cell-end" };
/** The least width of a column, so that values stay whole and sentences do not become towers. */
const roomClasses = { short: "whitespace-nowrap", words: "min-w-28", sentences: "min-w-48" };

/** A column of a table: how it is set, and its head. */
export interface TableColumn extends Partial<ColumnLook> {
  head: ReactNode;
  /** The head in plain words; stands beside each value in a list of records. */
  name: string;
  /** Its values say what they are, and stand over their record. */
  isTitle?: boolean;
  className?: string;
}

/**
 * A table with its caption; the first cell of a row names it (spec 3). What has no room on a phone turns into a list
 * of records there; what has none in the column of text scrolls inside its own frame, which the keyboard can reach.
 */
export function TableFrame({
  caption,
  name,
  columns,
  rows,
  fit,
}: {
  caption?: string | undefined;
  /** What the table is called where no caption says it. */
  name: string;
  columns: readonly TableColumn[];
  rows: readonly Inline[][][];
  fit: TableFit;
}) {
  const id = useId();
  const naming = caption ? { "aria-labelledby": id } : { "aria-label": name };
  const scrolling = fit === "column" ? {} : { tabIndex: 0, role: "region", ...naming };
  const isRecords = fit !== "phone";
  // A table that is laid out as blocks is none to assistive technology unless its parts say so.
  const part = (role: string) => (isRecords ? { role } : {});
  return (
    <figure className="prose-block">
      {caption && (
        <figcaption id={id} className="mb-3 text-sm font-semibold">
          {caption}
        </figcaption>
      )}
      <div className="table-frame" {...scrolling}>
        <table className={isRecords ? "data-table records" : "data-table"} {...part("table")} {...naming}>
          <thead className={isRecords ? "max-sm:sr-only" : undefined} {...part("rowgroup")}>
            <tr {...part("row")}>
              {columns.map(({ head, name, align = "left", className }, position) => {
                const Cell = name ? "th" : "td";
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position.
                    key={position}
                    className={joinClasses(alignClasses[align], className)}
                    {...(Cell === "th" && { scope: "col" })}
                    {...part(Cell === "th" ? "columnheader" : "cell")}
                  >
                    {head}
                  </Cell>
                );
              })}
            </tr>
          </thead>
          <tbody {...part("rowgroup")}>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position.
              <tr key={row} {...part("row")}>
                {columns.map(({ name, align = "left", room = "words", isTitle, className }, position) => {
                  const Cell = position === 0 ? "th" : "td";
                  return (
                    <Cell
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its position.
                      key={position}
                      className={joinClasses(alignClasses[align], roomClasses[room], className)}
                      data-label={isRecords && name && !isTitle ? name : undefined}
                      {...(Cell === "th" && { scope: "row" })}
                      {...part(Cell === "th" ? "rowheader" : "cell")}
                    >
                      <Inlines of={cells[position] ?? []} />
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
