import type { Terminal } from "./terminal.ts";

/** Writes a JSON array with one record per line, without collecting the records in memory. */
export async function writeJsonArray<Row>(
  rows: AsyncIterable<Row>,
  toRecord: (row: Row) => unknown,
  terminal: Pick<Terminal, "write">,
): Promise<void> {
  let separator = "[\n";
  for await (const row of rows) {
    await terminal.write(`${separator}${JSON.stringify(await toRecord(row))}`);
    separator = ",\n";
  }
  await terminal.write(separator === "[\n" ? "[]\n" : "\n]\n");
}
