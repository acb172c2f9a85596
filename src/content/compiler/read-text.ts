import { readFileSync } from "node:fs";
import type { ContentFile } from "./content-files.ts";
import { placeAt, type Report } from "./diagnostic.ts";

/**
 * Controls, line separators, direction overrides, lone surrogates and other code points that XML, HTML or a PDF can't
 * contain, or that change a page without being seen.
 */
const unusable =
  /(?![\t\n])[\p{Control}\u2028-\u202e\u2066-\u2069\ufeff\ufffd\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;

/** Reads a file with `\n` line ends. Returns `undefined` after reporting another encoding. */
export function readText({ path }: ContentFile, report: Report): string | undefined {
  const text = readFileSync(path, "utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
  const broken = text.search(/[\0\uFFFD]/);
  if (broken >= 0) {
    report("this character is not UTF-8", "save the file as UTF-8", placeAt(text, broken));
    return undefined;
  }
  return text.replace(unusable, (sign, position: number) => {
    report(...explainUnusable(sign), placeAt(text, position));
    return " ".repeat(sign.length);
  });
}

/** Finds a character that was written as an escape (`\u0010`) or entity (`&#16;`). */
export function findUnusable(text: string): [problem: string, fix: string] | undefined {
  const [sign] = text.match(unusable) ?? [];
  return sign === undefined ? undefined : explainUnusable(sign);
}

function explainUnusable(sign: string): [problem: string, fix: string] {
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return [`pages can't contain the character U+${code}`, "delete it, or write a space instead"];
}
