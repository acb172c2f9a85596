import type { Node } from "mdast";
import * as v from "valibot";
import type { BlockDirective } from "../blocks/block-reader.ts";
import { attributeNotation, explainIssue } from "./explain-issue.ts";

type Report = (at: Pick<Node, "position">, wrong: string, mend: string) => void;

/**
 * Checks the attributes of a block, and what every block with a body has in common: an end, and no label in
 * square brackets. Reports each fault at the attribute it is about. `setWords` sees them before the check.
 */
export function readAttributes<Schema extends v.GenericSchema>(
  directive: BlockDirective,
  schema: Schema,
  report: Report,
  setWords: (attributes: unknown) => unknown,
): v.InferOutput<Schema> | undefined {
  const places = directive.data?.position;
  const opening = places?.opening ? { position: places.opening } : directive;
  const colons = directive.type === "containerDirective" ? ":::" : "::";
  const name = `\`${colons}${directive.name}\``;
  if (directive.type === "containerDirective" && !directive.data?.position?.closing) {
    const mend = `write a line \`:::\` below its text; the outer of two blocks takes one colon more`;
    report(opening, `${name} is never closed`, mend);
  }
  const label = directive.children.find(isLabel);
  if (label) report(label, `${name} has words in square brackets`, 'write them as an attribute: `title="…"`');

  const result = v.safeParse(schema, setWords({ ...directive.attributes }), { abortPipeEarly: true });
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const key = String(issue.path?.[0]?.key ?? "");
    const position = places?.attributes?.[key];
    const { wrong, mend } = explainIssue(issue, schema, attributeNotation);
    report(position ? { position } : opening, `${name}: ${wrong}`, mend);
  }
  return undefined;
}

/** `[Words]` behind the name of a block, which the parser hands over as the first child. */
export function isLabel(node: BlockDirective["children"][number]): boolean {
  if (node.type === "paragraph") return node.data?.directiveLabel === true;
  return node.type === "text";
}
