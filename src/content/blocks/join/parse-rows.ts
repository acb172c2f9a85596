/** The separators that exports use; the first wins if two are equally likely. */
const separators = ["\t", ";", ","] as const;

/** Finds the separator that is in most of the first lines. Returns "" for a plain list. */
export function findSeparator(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n?|\n/, 50)
    .map((line) => line.replace(/"[^"]*"/g, ""))
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  let best = "";
  let most = lines.length / 2;
  for (const separator of separators) {
    const count = lines.filter((line) => line.includes(separator)).length;
    if (count <= most) continue;
    best = separator;
    most = count;
  }
  return best;
}

/** Splits CSV text into rows as in RFC 4180: quoted cells can contain separators, line breaks and doubled quotes. */
export function* parseRows(text: string, separator: string): Generator<string[]> {
  const cellEnd = new RegExp(`[${separator}\r\n]`, "g");
  let row: string[] = [];
  let hasClosedQuotes = true;
  let at = 0;
  while (at < text.length) {
    let cell = "";
    if (hasClosedQuotes && text[at] === '"') {
      const closing = findClosingQuote(text, at + 1);
      // Otherwise the rest of the file would be one cell.
      hasClosedQuotes = closing !== -1;
      if (hasClosedQuotes) {
        cell = text.slice(at + 1, closing).replaceAll('""', '"');
        at = closing + 1;
      }
    }
    cellEnd.lastIndex = at;
    const end = cellEnd.exec(text)?.index ?? text.length;
    row.push(cell + text.slice(at, end));
    at = end + 1;
    if (text[end] === separator) continue;
    yield row;
    row = [];
    if (text[end] === "\r" && text[at] === "\n") at += 1;
  }
  if (row.length > 0) yield [...row, ""];
}

function findClosingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
