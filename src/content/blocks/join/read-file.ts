/** Its message, which says why a list can't be used, is shown beside the field. */
export class ListProblem extends Error {}

const MAX_MB = 25;

/** Checks the size of a file in bytes, or of pasted text in characters. */
export function checkSize(size: number, name: string): void {
  if (size <= MAX_MB * 1e6) return;
  throw new ListProblem(`${name} is larger than ${MAX_MB} MB. Export fewer columns or a shorter period.`);
}

/** Reads an export as text, in UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
export async function readFile(file: File): Promise<string> {
  checkSize(file.size, file.name);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 2));
  if (start === "PK") {
    throw new ListProblem(`${file.name} is a workbook. Save it as CSV, and choose that file.`);
  }
  const marked = { "\xff\xfe": "utf-16le", "\xfe\xff": "utf-16be" }[start];
  const text = decode(bytes, marked ?? "utf-8") ?? decode(bytes, "windows-1252") ?? "";
  if (text.includes("\0")) throw new ListProblem(`${file.name} isn't a text file. Save it as CSV.`);
  return text;
}

/** Returns `undefined` if the bytes aren't in this encoding. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
