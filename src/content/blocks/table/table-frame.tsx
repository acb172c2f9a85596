import { useId } from "react";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { inlineText } from "../inline.ts";
import { Inlines } from "../inlines.tsx";
import type { TableBlock } from "./table.ts";

const alignClasses = { left: "", center: "cell-center", right: "cell-end" };
/** Keeps short values on one line, and sentences from getting too narrow. */
const roomClasses = { short: "whitespace-nowrap", words: "min-w-28", sentences: "min-w-48" };

/** Grid columns of a stacked table, by the number of values in a row. */
const stackClasses = [
  "",
  "grid-cols-[auto]",
  "grid-cols-[repeat(2,auto)]",
  "grid-cols-[repeat(3,auto)]",
  "grid-cols-[repeat(4,auto)]",
  "grid-cols-[repeat(5,auto)]",
];

interface TableFrameProps extends Omit<TableBlock, "type" | "columns" | "takeAway"> {
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
 * The first cell of a row is its header, always at the start. On phones, tables that are too wide become a list of records, or
 * have each row's header above its values if these are short enough to stay in columns. Tables too wide for the text column
 * also scroll in a focusable frame.
 */
export function TableFrame({ caption, name, columns, rows, fit }: TableFrameProps) {
  const id = useId();
  const naming = caption ? { "aria-labelledby": id } : { "aria-label": name };
  const scrolling = fit === "column" ? {} : { tabIndex: 0, role: "region", ...naming };
  const isTable = fit === "phone";
  const isStacked = !isTable && canStack(columns);
  const isRecords = !isTable && !isStacked;
  // Restore the roles that a table loses when CSS changes its display.
  const part = (role: string) => (isTable ? {} : { role });
  return (
    <figure className="prose-block">
      {caption && (
        <figcaption id={id} className="mb-3 text-sm font-semibold">
          <Inlines of={caption} />
        </figcaption>
      )}
      <div className="table-frame" {...scrolling}>
        <table
          className={joinClasses(
            "data-table",
            isRecords && "records",
            isStacked && `stacked ${stackClasses[columns.length - 1]}`,
          )}
          {...part("table")}
          {...naming}
        >
          <thead className={isRecords ? "max-sm:sr-only" : undefined} {...part("rowgroup")}>
            <tr {...part("row")}>
              {columns.map(({ label, align, className }, position) => {
                const Cell = inlineText(label) ? "th" : "td";
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered.
                    key={position}
                    className={joinClasses(position > 0 && alignClasses[align], className)}
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
                      className={joinClasses(
                        position > 0 && alignClasses[align],
                        roomClasses[room],
                        className,
                      )}
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
    </figure>
  );
}

/** Stacks up to five short values, up to four if one is longer, or a single one. Stacking would break up a colored column. */
function canStack(columns: TableFrameProps["columns"]): boolean {
  const long = columns.slice(1).filter(({ room }) => room !== "short");
  if (columns.some(({ className }) => className)) return false;
  if (columns.length === 2) return true;
  if (long.length === 0) return columns.length <= stackClasses.length;
  return long.length === 1 && long[0]?.room === "words" && (columns.length === 4 || columns.length === 5);
}
