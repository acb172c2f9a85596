import type { ListItem } from "mdast";
import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";
import type { Inline } from "./inline.ts";

/** `:::checklist{title="The Hard Questions to Answer"}` around `- [ ] ` lines; starts unchecked (spec 3). */
const ChecklistSchema = v.strictObject({ title: v.optional(v.string()) });
export interface ChecklistBlock extends v.InferOutput<typeof ChecklistSchema> {
  type: "checklist";
  points: Array<{ label: Inline[]; checked: boolean }>;
}

/** Reads a checklist; each point is one line of text. */
export function readChecklist(
  directive: BlockDirective,
  reader: BlockReader<unknown>,
): ChecklistBlock | undefined {
  const attributes = reader.readAttributes(directive, ChecklistSchema);
  const points: ChecklistBlock["points"] = [];
  for (const node of directive.children) {
    if (node.type === "list") {
      for (const item of node.children) {
        const point = readPoint(item, reader);
        if (point) points.push(point);
      }
    } else {
      reader.report(
        node,
        "a checklist holds `- [ ] ` lines only",
        "write `- [ ] ` and the question, or move this out",
      );
    }
  }
  if (directive.children.length === 0) {
    reader.report(directive, "the checklist is empty", "add lines that begin with `- [ ] `");
  }
  return attributes && { type: "checklist", ...attributes, points };
}

function readPoint(
  item: ListItem,
  reader: BlockReader<unknown>,
): ChecklistBlock["points"][number] | undefined {
  const [text, ...others] = item.children;
  if (typeof item.checked !== "boolean" || text?.type !== "paragraph" || others.length > 0) {
    reader.report(
      item,
      "a point of a checklist is one `- [ ] ` line",
      "write `- [ ] ` and the question on one line",
    );
    return undefined;
  }
  return { label: reader.readInlines(text.children), checked: item.checked };
}
