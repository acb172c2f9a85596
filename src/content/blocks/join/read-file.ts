import { ListProblem } from "./list-problem.ts";

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
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    throw new ListProblem(`${file.name} is a workbook. Save it as CSV, and choose that file.`);
  }
  const text = decode(bytes);
  if (text.includes("\0")) throw new ListProblem(`${file.name} isn't a text file. Save it as CSV.`);
  return text;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
