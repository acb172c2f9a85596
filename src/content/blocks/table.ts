import type { Node, RootContent, Table } from "mdast";
import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";
import { type ColumnLook, estimateFit, readColumnLook, type TableFit } from "./column-look.ts";
import { type Inline, inlineText } from "./inline.ts";

/** A Markdown table, alone or with a caption: `:::table{caption="The weekly rhythm"}` (spec 3). */
const TableSchema = v.strictObject({ caption: v.optional(v.string()) });
export interface TableBlock extends v.InferOutput<typeof TableSchema> {
  type: "table";
  columns: Array<ColumnLook & { label: Inline[] }>;
  rows: Inline[][][];
  fit: TableFit;
}

/** Reads a Markdown table. A row that is too short gets empty cells; one that is too long is an error. */
export function readMarkdownTable(table: Table, reader: BlockReader<unknown>): TableBlock {
  const [head, ...body] = table.children;
  const labels = (head?.children ?? []).map((cell) => reader.readInlines(cell.children));
  const rows = body.map((row) => {
    if (row.children.length > labels.length) {
      reader.report(
        row,
        `the row has ${row.children.length} cells, the table ${labels.length} columns`,
        "remove the extra cells, or write a `|` that belongs to the text as `\\|`",
      );
    }
    return labels.map((_, index) => reader.readInlines(row.children[index]?.children ?? []));
  });
  if (rows.length === 0) reader.report(table, "the table has no row", "add a row below the `|---|` line");
  const cellsOf = (index: number) => rows.map((cells) => cells[index] ?? []);
  const columns = labels.map((label, index) => ({
    label,
    ...readColumnLook(cellsOf(index), table.align?.[index] ?? "left"),
  }));
  const fit = estimateFit(
    columns.map((column, index) => ({ ...column, head: inlineText(column.label), cells: cellsOf(index) })),
  );
  return { type: "table", columns, rows, fit };
}

/** Reads `:::table{…}` around one Markdown table. */
export function readTable(directive: BlockDirective, reader: BlockReader<unknown>): TableBlock | undefined {
  const attributes = reader.readAttributes(directive, TableSchema);
  const { table, others } = splitTable(directive);
  reportOthers(others, directive, reader);
  if (!table) return reportNoTable(directive, reader);
  const block = readMarkdownTable(table, reader);
  return attributes && { ...block, ...attributes };
}

/** Parts the one table of a block from what else stands in its body. */
export function splitTable(directive: BlockDirective): { table?: Table; others: RootContent[] } {
  const table = directive.children.find((node): node is Table => node.type === "table");
  const others = directive.children.filter((node) => node !== table);
  return table ? { table, others } : { others };
}

/** Reports every part of a block that should hold a table and nothing else. */
export function reportOthers(
  others: readonly Node[],
  directive: BlockDirective,
  reader: BlockReader<unknown>,
): void {
  for (const node of others) {
    reader.report(
      node,
      `\`:::${directive.name}\` holds one table and nothing else`,
      "move this before or after the block",
    );
  }
}

/** Reports that a block lacks its table. */
export function reportNoTable(directive: BlockDirective, reader: BlockReader<unknown>): undefined {
  reader.report(
    directive,
    `there is no table in \`:::${directive.name}\``,
    "write one: `| A | B |`, below it `|---|---|`, then the rows, with an empty line before and after",
  );
}
