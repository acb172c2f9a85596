/** The separators that exports use; the first wins if two are equally likely. */
const separators = ["\t", ";", ","] as const;

/** Finds the separator that is in most of the first lines. A plain list has none, so it has no tabs either. */
export function findSeparator(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n?|\n/, 50)
    .map((line) => line.replace(/"[^"]*"/g, ""))
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const counts = separators.map((separator) => lines.filter((line) => line.includes(separator)).length);
  const most = Math.max(lines.length / 2, ...counts);
  return separators[counts.indexOf(most)] ?? "\t";
}

/** Splits CSV text into rows as in RFC 4180: quoted cells can contain separators, line breaks and doubled quotes. */
export function* parseRows(text: string, separator: string): Generator<string[]> {
  // An unclosed quote is an ordinary character; otherwise the rest of the file would be one cell.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)")?([^\\${separator}\\r\\n]*)(\\${separator}|\\r\\n?|\\n|$)`,
    "g",
  );
  let row: string[] = [];
  for (const [whole, quoted = "", rest, end] of text.matchAll(cell)) {
    if (whole === "" && row.length === 0) return;
    row.push(quoted.replaceAll('""', '"') + rest);
    if (end === separator) continue;
    yield row;
    row = [];
  }
}
