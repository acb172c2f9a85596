import type { Nodes, Root } from "mdast";
import { markdownToMdast } from "satteri";

const options = {
  // Front matter has already been removed; footnotes aren't supported.
  features: { gfm: { footnotes: false }, directive: true, frontmatter: false },
};

/** Parses Markdown with tables, task lists and directives. Never throws, regardless of the content. */
export function parseMarkdown(body: string): Root {
  const lines = body.split("\n");
  const added: number[] = [];
  // The parser treats a line of colons directly below a table as a row, so insert an empty line to end the table.
  for (let tree = parse(body); ; ) {
    const swallowed = findSwallowedLine(tree, lines);
    if (swallowed === undefined) return added.length === 0 ? tree : moveUp(tree, added);
    lines.splice(swallowed - 1, 0, "");
    added.push(swallowed);
    tree = parse(lines.join("\n"));
  }
}

function parse(text: string): Root {
  const tree = markdownToMdast(text, options);
  if (tree.type !== "root") throw new Error(`The Markdown parser returned "${tree.type}", not a document.`);
  return tree;
}

/** Returns the line of the first table row that is actually the start or end of a block. */
function findSwallowedLine(node: Nodes, lines: readonly string[]): number | undefined {
  if (node.type === "table") {
    const rows = node.children.slice(1).map(({ position }) => position?.start.line ?? 0);
    return rows.find((line) => /^[\s>]*::/.test(lines[line - 1] ?? ""));
  }
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const line = findSwallowedLine(child, lines);
    if (line !== undefined) return line;
  }
  return undefined;
}

/** Corrects line numbers for the `added` lines. */
function moveUp(tree: Root, added: readonly number[]): Root {
  const move = (node: Nodes) => {
    for (const point of node.position ? [node.position.start, node.position.end] : []) {
      point.line -= added.filter((line) => line <= point.line).length;
    }
    if ("children" in node) node.children.forEach(move);
  };
  move(tree);
  return tree;
}
