import { findColumns, readCount } from "./find-columns.ts";
import { findSeparator, parseRows } from "./parse-rows.ts";
import { readAddress } from "./read-address.ts";
import { ListProblem } from "./read-file.ts";

/** The pages in an export, by path, each with its number of rows or visitors. */
export interface PageList {
  counts: ReadonlyMap<string, number>;
  /** Number of rows with and without an address. */
  rows: number;
  skipped: number;
  hosts: ReadonlySet<string>;
  pageColumn: string;
  /** Absent if rows were counted instead. */
  visitorColumn: string | undefined;
}

/** Number of rows used to detect the columns. */
const SAMPLE = 1000;
/** Maximum time between yields to the event loop, in ms. */
const SLICE_MS = 40;

/** Reads a list without blocking the page. `counts` says what to count for each page. */
export async function readList(text: string, name: string, counts: "rows" | "visitors"): Promise<PageList> {
  if (text.trim() === "") throw new ListProblem(`${name} is empty.`);
  // Excel can write the separator into the first line.
  const [mark = "", excel] = /^\ufeff?(?:sep=(.)\r?\n)?/i.exec(text) ?? [];
  const plain = text.slice(mark.length);
  const rows = parseRows(plain, excel ?? findSeparator(plain));

  const sample = Array.from({ length: SAMPLE }, () => rows.next().value).filter((row) => row !== undefined);
  const { firstRow, page, visitors } = findColumns(sample, name);
  const totals = new Map<string, number>();
  const hosts = new Set<string>();
  const list = { counts: totals, rows: 0, skipped: 0, hosts, pageColumn: page.name };
  const countColumn = counts === "visitors" ? visitors : undefined;

  function add(row: readonly string[]) {
    const address = readAddress(row[page.position] ?? "");
    if (address) {
      const count = countColumn ? (readCount(row[countColumn.position] ?? "") ?? 0) : 1;
      totals.set(address.path, (totals.get(address.path) ?? 0) + count);
      if (address.host) hosts.add(address.host);
      list.rows += 1;
    } else if (row.some((cell) => cell.trim() !== "")) list.skipped += 1;
  }

  sample.slice(firstRow).forEach(add);
  let sliceEnd = performance.now() + SLICE_MS;
  for (const row of rows) {
    add(row);
    if (performance.now() < sliceEnd) continue;
    await new Promise((resolve) => setTimeout(resolve));
    sliceEnd = performance.now() + SLICE_MS;
  }
  return {
    ...list,
    visitorColumn: countColumn && (countColumn.name || `column ${countColumn.position + 1}`),
  };
}
