import type { Node, Nodes } from "mdast";
import type { BlockDirective } from "../blocks/block-definition.ts";

/** What the parser's tree does not tell of a block, found in the lines it was parsed from. */
export interface DirectivePlaces {
  /** Whether its opening line was read to the end; the parser passes over what it does not understand there. */
  isWhole(directive: BlockDirective): boolean;
  /** Whether the line `:::` that ends a block with a body is there. */
  isClosed(directive: BlockDirective): boolean;
  /** Where the attribute of this name begins; the last one, if there are two. */
  attribute(directive: BlockDirective, name: string): Pick<Node, "position"> | undefined;
}

const attribute = String.raw`[^\s"'{}=<>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'{}=<>]+))?`;
const attributePattern = new RegExp(attribute, "g");
const openingPattern = new RegExp(
  String.raw`^:{2,}[\w-]+(?:\[.*\])?(?:\{\s*(?:${attribute}(?:\s+|(?=\})|(?<=["'])))*\})?\s*$`,
);
const closingPattern = /^[\s>]*(:{3,})\s*$/;

/** Looks at the blocks of a body. `lines` are those of the whole body. */
export function locateDirectives(root: Nodes, lines: readonly string[]): DirectivePlaces {
  const closed = findClosed(root, lines);
  const openingOf = ({ position }: BlockDirective) =>
    (lines[(position?.start.line ?? 1) - 1] ?? "").slice((position?.start.column ?? 1) - 1);
  return {
    isWhole: (directive) => openingPattern.test(openingOf(directive)),
    isClosed: (directive) => closed.has(directive),
    attribute(directive, name) {
      const start = directive.position?.start;
      const opening = openingOf(directive);
      const braces = opening.indexOf("{") + 1;
      if (!start || braces === 0) return undefined;
      const use = [...opening.slice(braces).matchAll(attributePattern)].findLast(
        ([text]) => text.split("=", 1)[0]?.trim() === name,
      );
      if (!use) return undefined;
      const point = { line: start.line, column: start.column + braces + use.index };
      return { position: { start: point, end: point } };
    },
  };
}

/** A line of colons ends one block: the outermost that ends there and has no more colons than the line. */
function findClosed(root: Nodes, lines: readonly string[]): ReadonlySet<Nodes> {
  const closed = new Set<Nodes>();
  const look = (node: Nodes, usedLine: number) => {
    let used = usedLine;
    if (node.type === "containerDirective" && node.position) {
      const { start, end } = node.position;
      const colons = /^:*/.exec((lines[start.line - 1] ?? "").slice(start.column - 1))?.[0].length ?? 0;
      const closing = closingPattern.exec(lines[end.line - 1] ?? "")?.[1]?.length ?? 0;
      if (closing >= colons && end.line > start.line && end.line !== used) {
        closed.add(node);
        used = end.line;
      }
    }
    if ("children" in node) for (const child of node.children) look(child, used);
  };
  look(root, 0);
  return closed;
}
