import { useId } from "react";
import { joinClasses } from "../../../ui/join-classes.ts";
import { CopyLine } from "../copy/copy-line.tsx";
import { inlineText } from "../inline.ts";
import { Inlines } from "../inlines.tsx";
import type { TableBlock } from "./table.ts";

const alignClasses = { left: "", center: "cell-center", right: "cell-end" };
/** Keeps short values on one line, and sentences from getting too narrow. */
const roomClasses = { short: "whitespace-nowrap", words: "min-w-28", sentences: "min-w-48" };

interface TableFrameProps extends Omit<TableBlock, "type" | "columns"> {
  /** Accessible name if there is no caption. */
  name: string;
  columns: ReadonlyArray<
    TableBlock["columns"][number] & {
      /** The column's values are the record titles, shown without the column name. */
      isTitle?: boolean;
      className?: string;
    }
  >;
}

/**
 * The first cell of a row is its header. Tables too wide for a phone become a list of records there; tables too wide for
 * the text column also scroll in a focusable frame. Without a path to take it away there are no controls.
 */
export function TableFrame({ caption, name, columns, rows, fit, takeAway }: TableFrameProps) {
  const id = useId();
  const naming = caption ? { "aria-labelledby": id } : { "aria-label": name };
  const scrolling = fit === "column" ? {} : { tabIndex: 0, role: "region", ...naming };
  const isRecords = fit !== "phone";
  // Restore the roles that a table loses when CSS changes its display.
  const part = (role: string) => (isRecords ? { role } : {});
  return (
    <figure className="prose-block" data-copied>
      {caption && (
        <figcaption id={id} className="mb-3 text-sm font-semibold">
          <Inlines of={caption} />
        </figcaption>
      )}
      <div className="table-frame" {...scrolling}>
        <table className={isRecords ? "data-table records" : "data-table"} {...part("table")} {...naming}>
          <thead className={isRecords ? "max-sm:sr-only" : undefined} {...part("rowgroup")}>
            <tr {...part("row")}>
              {columns.map(({ label, align, className }, position) => {
                const Cell = inlineText(label) ? "th" : "td";
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered.
                    key={position}
                    className={joinClasses(alignClasses[align], className)}
                    {...(Cell === "th" && { scope: "col" })}
                    {...part(Cell === "th" ? "columnheader" : "cell")}
                  >
                    <Inlines of={label} />
                  </Cell>
                );
              })}
            </tr>
          </thead>
          <tbody {...part("rowgroup")}>
            {rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered.
              <tr key={row} {...part("row")}>
                {columns.map(({ label, align, room, isTitle, className }, position) => {
                  const Cell = position === 0 ? "th" : "td";
                  const columnName = inlineText(label);
                  return (
                    <Cell
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells are never reordered.
                      key={position}
                      className={joinClasses(alignClasses[align], roomClasses[room], className)}
                      data-label={isRecords && columnName && !isTitle ? columnName : undefined}
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
      {takeAway && (
        <CopyLine copies="table" name={`table: ${caption ? inlineText(caption) : name}`} csv={takeAway} />
      )}
    </figure>
  );
}
