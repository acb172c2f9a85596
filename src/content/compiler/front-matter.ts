import type { ContentYaml } from "./content-yaml.ts";
import { readYaml } from "./content-yaml.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** A Markdown file in its two parts. */
export interface SplitFile {
  /** `undefined` after an error, which is then already reported. */
  yaml: ContentYaml | undefined;
  /** The body on its own lines: what stands before it is blank, so that places in it are places in the file. */
  body: string;
}

const opening = /^---[ \t]*\r?\n/;
const closing = /^---[ \t]*(?:\r?\n|$)/m;

/** Splits a Markdown file into the keys between the two `---` lines and the body below them. */
export function splitFrontMatter(text: string, file: string, errors: Diagnostic[]): SplitFile {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) {
    const problem = "the front matter is missing";
    errors.push({ file, line: 1, column: 1, problem, fix: "begin the file with `---`, the keys, and `---`" });
    return { yaml: undefined, body: text };
  }
  const end = closing.exec(text.slice(start));
  if (!end) {
    const problem = "the front matter is never closed";
    errors.push({ file, line: 1, column: 1, problem, fix: "write a line `---` below the last key" });
    return { yaml: undefined, body: "" };
  }
  const yamlText = text.slice(start, start + end.index);
  const bodyStart = start + end.index + end[0].length;
  const linesBefore = text.slice(0, bodyStart).split("\n").length - 1;
  return {
    yaml: readYaml(yamlText, file, 2, errors),
    body: "\n".repeat(linesBefore) + text.slice(bodyStart),
  };
}
