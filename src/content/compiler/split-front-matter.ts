import type { Report } from "./diagnostic.ts";

const opening = /^---[ \t]*\n/;
const closing = /^---[ \t]*(?:\n|$)/m;

/**
 * Splits a file so that both parts keep its line numbers: an empty line replaces the opening `---`, and empty lines
 * replace the front matter in the body.
 */
export function splitFrontMatter(text: string, report: Report): { front?: string; body: string } {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) {
    const other = /^(?:\+\+\+|;;;|\{)/.exec(text.trimStart());
    report(
      other ? "the front matter is not YAML" : "the front matter is missing",
      "start the file with `---`, the keys, and `---`",
    );
    return { body: text };
  }
  const end = closing.exec(text.slice(start));
  if (!end) {
    report("the front matter is never closed", "write a line `---` below the last key");
    return { body: "" };
  }
  const bodyStart = start + end.index + end[0].length;
  const linesBefore = text.slice(0, bodyStart).split("\n").length - 1;
  return {
    front: `\n${text.slice(start, start + end.index)}`,
    body: "\n".repeat(linesBefore) + text.slice(bodyStart),
  };
}
