import { decodeHTMLStrict } from "entities";
import type { Node } from "mdast";
import * as v from "valibot";
import { attributeNotation, explainIssue } from "../../schema-errors/explain-issue.ts";
import type { BlockDirective } from "../blocks/block-definition.ts";
import type { DirectivePlaces } from "./directive-places.ts";

type Report = (at: Pick<Node, "position">, problem: string, fix: string) => void;

/** What to say of a line that was meant as a block and is none. */
export const misreadLine = {
  problem: "this line looks like a block and is none",
  fix: 'write `:::name{key="value"}` alone on its line, without spaces before the brace, quotes closed',
};

/**
 * Checks the attributes of a block, and what every block has in common: an opening line that can be read to its end, a
 * closing one where it has a body, and no label in square brackets. Reports each error at the attribute it is about.
 * `setWords` sees the attributes before the check.
 */
export function readAttributes<Schema extends v.GenericSchema>(
  directive: BlockDirective,
  places: DirectivePlaces,
  schema: Schema,
  report: Report,
  setWords: (attributes: unknown) => unknown,
): v.InferOutput<Schema> | undefined {
  if (!places.isWhole(directive)) {
    report(directive, misreadLine.problem, misreadLine.fix);
    return undefined;
  }
  const colons = directive.type === "containerDirective" ? ":::" : "::";
  const name = `\`${colons}${directive.name}\``;
  if (directive.type === "containerDirective" && !places.isClosed(directive)) {
    const fix = `write a line \`:::\` below its text; the outer of two blocks takes one colon more`;
    report(directive, `${name} is never closed`, fix);
  }
  const label = directive.children.find(isLabel);
  if (label) report(label, `${name} has words in square brackets`, 'write them as an attribute: `title="…"`');

  const result = v.safeParse(schema, setWords(decodeAttributes(directive)), { abortPipeEarly: true });
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const key = String(issue.path?.[0]?.key ?? "");
    const { problem, fix } = explainIssue(issue, schema, attributeNotation);
    report(places.attribute(directive, key) ?? directive, `${name}: ${problem}`, fix);
  }
  return undefined;
}

/** The attributes in braces; `&quot;` and its like are the signs that they stand for, as in all Markdown. */
function decodeAttributes({ attributes }: BlockDirective): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes ?? {}).map(([key, value]) => [key, value && decodeHTMLStrict(value)]),
  );
}

/** `[Words]` behind the name of a block, which the parser hands over as the first child. */
export function isLabel(node: BlockDirective["children"][number]): boolean {
  if (node.type === "paragraph") return node.data?.directiveLabel === true;
  return node.type === "text";
}
