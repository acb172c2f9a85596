import type { RootContent, Table } from "mdast";
import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import {
  type BlockDefinition,
  type BlockDirective,
  type BlockReader,
  joinParagraphs,
} from "../block-definition.ts";
import { type Inline, inlineText } from "../inline.ts";
import { QuotingTextSchema } from "../quote-marks.ts";
import { type ColumnLook, estimateFit, readColumnLook, type TableFit } from "./column-look.ts";

/** A Markdown table, alone or with a caption: `:::table{caption="The weekly rhythm"}`. */
const TableSchema = closedObject({ caption: v.optional(QuotingTextSchema) });
export interface TableBlock extends v.InferOutput<typeof TableSchema> {
  type: "table";
  columns: Array<ColumnLook & { label: Inline[] }>;
  rows: Inline[][][];
  fit: TableFit;
  /** Path of the table as a CSV file; absent outside articles. */
  takeAway?: string;
}

export const table: BlockDefinition<TableBlock> = {
  directive: {
    name: "table",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, TableSchema);
      const table = findTable(directive, reader);
      if (!table) return undefined;
      const block = readMarkdownTable(table, reader);
      return attributes && { ...block, ...attributes };
    },
  },
  texts: ({ caption = [], columns, rows }) => [
    inlineText(caption),
    ...columns.map(({ label }) => inlineText(label)),
    ...rows.flat().map(inlineText),
  ],
  plainText({ caption, columns, rows }, { inlines }) {
    const names = columns.map(({ label }) => inlines(label));
    const cells = rows.map((row) => row.map(inlines));
    return joinParagraphs(caption && inlines(caption), writeRecords(names, cells));
  },
};

/** Writes one record per row, with each cell after its column name. */
function writeRecords(names: readonly string[], rows: readonly string[][]): string {
  return rows
    .map(([first = "", ...cells]) => {
      const lines = cells.map((cell, position) => cell && `  ${names[position + 1]}: ${cell}`);
      return [`- ${names[0] ? `${names[0]}: ` : ""}${first}`, ...lines].filter(Boolean).join("\n");
    })
    .join("\n");
}

/** Pads short rows with empty cells; long rows are errors. */
export function readMarkdownTable(table: Table, reader: BlockReader<unknown>): TableBlock {
  const [head, ...body] = table.children;
  const labels = (head?.children ?? []).map((cell) => reader.readInlines(cell.children));
  const rows = body.map((row) => {
    if (row.children.length > labels.length) {
      reader.report(
        row,
        `the row has ${row.children.length} cells, but the table has ${labels.length} columns`,
        "remove the extra cells, or write a `|` within the text as `\\|`",
      );
    }
    return labels.map((_, index) => reader.readInlines(row.children[index]?.children ?? []));
  });
  if (rows.length === 0) reader.report(table, "the table has no rows", "add one below the `|---|` line");
  return arrangeTable(labels, rows, table.align ?? []);
}

/** Every row has a cell for each label. */
export function arrangeTable(
  labels: Inline[][],
  rows: Inline[][][],
  align: ReadonlyArray<ColumnLook["align"] | null> = [],
): TableBlock {
  const cellsOf = (index: number) => rows.map((cells) => cells[index] ?? []);
  const columns = labels.map((label, index) => ({
    label,
    ...readColumnLook(cellsOf(index), align[index] ?? "left"),
  }));
  const fit = estimateFit(
    columns.map((column, index) => ({ ...column, head: inlineText(column.label), cells: cellsOf(index) })),
  );
  return { type: "table", columns, rows, fit };
}

/**
 * Finds the table in a block that contains only one. Reports a missing table and everything else, except nodes of the type
 * `alsoAllowed`.
 */
export function findTable(
  directive: BlockDirective,
  reader: BlockReader<unknown>,
  alsoAllowed?: RootContent["type"],
): Table | undefined {
  const name = `\`:::${directive.name}\``;
  const table = directive.children.find((node): node is Table => node.type === "table");
  for (const node of directive.children) {
    if (node === table || node.type === alsoAllowed) continue;
    reader.report(node, `${name} can contain only one table`, "move this before or after the block");
  }
  if (!table) {
    const fix =
      "write one: `| A | B |`, then `|---|---|`, then the rows, with an empty line before and after";
    reader.report(directive, `${name} has no table`, fix);
  }
  return table;
}

/** Reads a block's only table. Its columns must have these names, in this order; the last one is optional. */
export function readNamedTable(
  directive: BlockDirective,
  reader: BlockReader<unknown>,
  { names, problem }: { names: readonly string[]; problem: string },
): { table: TableBlock; source: Table } | undefined {
  const source = findTable(directive, reader);
  if (!source) return undefined;
  const table = readMarkdownTable(source, reader);
  const written = table.columns.map(({ label }) => inlineText(label).trim().toLowerCase());
  const isNamed = written.every((name, place) => name === names[place]?.toLowerCase());
  if (isNamed && written.length >= names.length - 1) return { table, source };
  const needed = `| ${names.slice(0, -1).join(" | ")} |`;
  reader.report(
    source,
    problem,
    `name them \`${needed}\`, and optionally \`| ${names.at(-1)} |\` as a fourth`,
  );
  return undefined;
}
