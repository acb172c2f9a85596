import type { Nodes, Root } from "mdast";
import { type Place, placeAt, type Report } from "./diagnostic.ts";

const asText = "remove it, or put it in backticks to show it";
const callout = 'write `:::callout{variant="info"}`, the text and `:::` on lines of their own';

/** Markup from other systems, which pages would show literally. */
const dialects: ReadonlyArray<[pattern: RegExp, problem: string, fix: string]> = [
  [/(?<![\\{])\{%.*?%\}|<%.*?%>|\{\/\*.*?\*\/\}/gs, "a template tag", asText],
  [
    /^(?:import\s(?:.+\sfrom\s+)?["'].*|export\s+(?:const|default|function)\s.*)$/gm,
    "code of a page",
    asText,
  ],
  [/\[\/[a-z][\w-]*\]|\[[a-z][\w-]*\s+[\w-]+=["'][^\]\n]*\]/gi, "a shortcode", asText],
  [/(?<![\\{])\{\s*(?:[:#.][^}\n]*|[\w-]+=[^}\n]*)\}/g, "attributes in braces", "remove them"],
  [
    /(?<![\\\w\]])\[[^\]\n]+\]\[[^\]\n]*\](?!\])/g,
    "a link whose target is missing",
    "write `[words](/path)`, or add the line `[name]: /path`",
  ],
  [
    /(?<!\\)\]\([^)\n]*\)?/g,
    "a link that can't be read",
    "write `[words](/path)`: spaces in the path as %20, and no other brackets",
  ],
  [
    /(?<!\\)!?\[\[[^\]\n]*\]\]|^[\s>]*\[toc\]\s*$/gim,
    "a link or table of contents from another system",
    "write `[words](/path)`; pages list their headings without being asked",
  ],
  [/\[!\w+\]|^[\s>]*(?:!!!|\?\?\?\+?)\s+\w+/gm, "a callout from another system", callout],
  [
    /(?<![\w:/])(?!:-)(?::[a-z][\w+-]*:)(?![\w:])/gi,
    "the name of an emoji",
    "write the emoji itself, or leave it out",
  ],
  [
    /(?<![=\w])==(?=[^\s=])[^=\n]*[^\s=]==(?!=)|(?<![+\w])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+|\w\^[\w+-]+\^/g,
    "formatting from another system",
    "write `**bold**`, `*italic*` or plain words",
  ],
  [/^[\s>]*:[ \t]+\S.*/gm, "a list of definitions", "write `**Term.** Definition`"],
  [/^\*\[[^\]\n]+\]:.*/gm, "an abbreviation", "write it out where it is first used"],
  [
    /\$\$[^$]+\$\$|(?<![\w$\\])\$(?=[^\s\d$])(?:[a-z]|[^$\n]*[\\^_={}][^$\n]*)\$(?![\w$])/gi,
    "a formula",
    "put it in a fenced block",
  ],
  [/%%[^%\n]+%%|^\[\/\/\]:.*/gm, "a comment from another system", "write `<!-- … -->`, or remove it"],
  [/^#{2,6}[^\s#].*/gm, "a heading without a space", "write a space after the `#` signs"],
];

/** Warns about markup that pages would show literally. */
export function warnDialects(text: string, warn: Report): void {
  for (const [pattern, problem, fix] of dialects) {
    for (const { 0: typed, index } of text.matchAll(pattern)) {
      const start = index + typed.search(/\S/);
      const line = typed.trim().split("\n", 1)[0] ?? "";
      const shown = line.length > 40 ? `${line.slice(0, 39)}…` : line;
      warn(`this shows as typed: ${shown} (${problem})`, fix, placeAt(text, start));
    }
  }
}

/** Returns the source with everything but text and attributes blank, so that positions stay. */
export function maskMarkup(root: Root, lines: readonly string[]): string {
  const shown = lines.map((line) => " ".repeat(line.length));
  const show = (node: Nodes) => {
    if (node.type === "containerDirective" || node.type === "leafDirective") {
      const index = (node.position?.start.line ?? 1) - 1;
      const attributes = lines[index]?.replace(/"[^"]*"|[^"]/g, (part) => (part.length > 1 ? part : " "));
      shown[index] = attributes ?? "";
    }
    if ("children" in node && node.type !== "textDirective") return node.children.forEach(show);
    if (!node.position || (node.type !== "text" && node.type !== "textDirective")) return;
    const { start, end } = node.position;
    for (let line = start.line; line <= end.line; line++) {
      const [from, to] = [
        line === start.line ? start.column - 1 : 0,
        line === end.line ? end.column - 1 : undefined,
      ];
      const before = shown[line - 1] ?? "";
      const source = lines[line - 1] ?? "";
      shown[line - 1] = before.slice(0, from) + source.slice(from, to) + before.slice(to ?? source.length);
    }
  };
  show(root);
  return shown.join("\n");
}

export function isInCode(node: Nodes, { line, column }: Place): boolean {
  if ("children" in node) return node.children.some((child) => isInCode(child, { line, column }));
  if ((node.type !== "code" && node.type !== "inlineCode") || !node.position) return false;
  const { start, end } = node.position;
  const isAfter = line > start.line || (line === start.line && column >= start.column);
  return isAfter && (line < end.line || (line === end.line && column < end.column));
}
