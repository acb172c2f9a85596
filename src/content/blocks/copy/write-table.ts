/** Writes a table as spreadsheets paste it: cells between tabs, rows on lines. */
export function writeTable(table: HTMLTableElement): string {
  // The page's own words, so formulas aren't guarded: `+12%` has to stay a number.
  return Array.from(table.rows, (row) =>
    Array.from(row.cells, (cell) => cell.innerText.replace(/\s+/g, " ").trim()).join("\t"),
  ).join("\n");
}
