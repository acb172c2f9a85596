import { decodeHTMLStrict } from "entities";
import type { Node, Nodes } from "mdast";
import * as v from "valibot";
import { attributeNotation, explainIssue } from "#platform/schema-errors/explain-issue.ts";
import type { BlockDirective } from "../blocks/block-definition.ts";
import { hasQuote } from "../blocks/quote-marks.ts";

type Report = (at: Pick<Node, "position">, problem: string, fix: string) => void;

/** The error for a line that was probably meant as a block. */
export const misreadLine = {
  problem: "this line looks like a block but is not one",
  fix: 'write `:::name{key="value"}` on its own line, with no space before the brace and all quotes straight and closed',
};

/**
 * Checks a block's attributes and the rules for all blocks: a valid opening line, a closing line if it has a body,
 * no label in square brackets. Reports each error at its attribute. `transform` runs before the check.
 */
export function readAttributes<Schema extends v.GenericSchema>(
  directive: BlockDirective,
  places: DirectivePlaces,
  schema: Schema,
  report: Report,
  transform: (attributes: unknown) => unknown,
): v.InferOutput<Schema> | undefined {
  if (!places.isWhole(directive)) {
    report(directive, misreadLine.problem, misreadLine.fix);
    return undefined;
  }
  const colons = directive.type === "containerDirective" ? ":::" : "::";
  const name = `\`${colons}${directive.name}\``;
  if (directive.type === "containerDirective" && !places.isClosed(directive)) {
    const fix = "write a line `:::` below its text; an outer block takes one more colon than an inner one";
    report(directive, `${name} is never closed`, fix);
  }
  const label = directive.children.find(isLabel);
  if (label) report(label, `${name} has text in square brackets`, 'write it as an attribute: `title="…"`');

  const result = v.safeParse(schema, transform(decodeAttributes(directive)), { abortPipeEarly: true });
  if (result.success) {
    for (const [key, value] of Object.entries(Object(result.output))) {
      if (typeof value !== "string" || !hasQuote(value)) continue;
      const problem = `${name}: \`${key}\` can't follow the reader's numbers`;
      report(
        places.attribute(directive, key) ?? directive,
        problem,
        "type the number, or quote it elsewhere",
      );
    }
    return result.output;
  }
  for (const issue of result.issues) {
    const key = String(issue.path?.[0]?.key ?? "");
    const { problem, fix } = explainIssue(issue, schema, attributeNotation);
    report(places.attribute(directive, key) ?? directive, `${name}: ${problem}`, fix);
  }
  return undefined;
}

/** The parser doesn't decode `&quot;` and other entities in attributes. */
function decodeAttributes({ attributes }: BlockDirective): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes ?? {}).map(([key, value]) => [key, value && decodeHTMLStrict(value)]),
  );
}

/** The parser adds the `[label]` of a block as its first child. */
export function isLabel(node: BlockDirective["children"][number]): boolean {
  if (node.type === "paragraph") return node.data?.directiveLabel === true;
  return node.type === "text";
}

/** Details of the source that the parser's tree lacks. */
interface DirectivePlaces {
  /** True if the entire opening line is valid; the parser ignores anything it doesn't understand. */
  isWhole(directive: BlockDirective): boolean;
  /** True if a block with a body has a closing line. */
  isClosed(directive: BlockDirective): boolean;
  /** Where an attribute starts; if there are duplicates, the last one. */
  attribute(directive: BlockDirective, name: string): Pick<Node, "position"> | undefined;
}

const attribute = String.raw`[^\s"'{}=<>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'“”‘’{}=<>][^\s"'{}=<>]*))?`;
const attributePattern = new RegExp(attribute, "g");
const openingPattern = new RegExp(
  String.raw`^:{2,}[\w-]+(?:\[.*\])?(?:\{\s*(?:${attribute}(?:\s+|(?=\})|(?<=["'])))*\})?\s*$`,
);
const closingPattern = /^[\s>]*(:{3,})\s*$/;

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

/** A line of colons closes the outermost block that ends there and has at most as many colons. */
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
