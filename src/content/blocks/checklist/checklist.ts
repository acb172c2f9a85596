import type { ListItem } from "mdast";
import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { addBullet, type BlockDefinition, type BlockReader, joinParagraphs } from "../block-definition.ts";
import { type Inline, inlineText } from "../inline.ts";

/** `:::checklist{title="The Hard Questions to Answer"}` around `- [ ] ` lines. */
const ChecklistSchema = closedObject({ title: v.optional(v.string()) });
export interface ChecklistBlock extends v.InferOutput<typeof ChecklistSchema> {
  type: "checklist";
  points: Array<{ label: Inline[]; checked: boolean }>;
}

export const checklist: BlockDefinition<ChecklistBlock> = {
  directive: {
    name: "checklist",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, ChecklistSchema);
      const points: ChecklistBlock["points"] = [];
      for (const node of directive.children) {
        if (node.type === "list") {
          for (const item of node.children) {
            const point = readPoint(item, reader);
            if (point) points.push(point);
          }
        } else {
          const fix = "write `- [ ] ` and the question, or move this out of the checklist";
          reader.report(node, "a checklist can contain only `- [ ] ` lines", fix);
        }
      }
      if (directive.children.length === 0) {
        reader.report(directive, "the checklist is empty", "add lines that start with `- [ ] `");
      }
      return attributes && { type: "checklist", ...attributes, points };
    },
  },
  texts: ({ title = "", points }) => [title, ...points.map(({ label }) => inlineText(label))],
  plainText: ({ title, points }, { inlines }) =>
    joinParagraphs(title, points.map(({ label }) => addBullet("[ ] ", inlines(label))).join("\n")),
};

function readPoint(
  item: ListItem,
  reader: BlockReader<unknown>,
): ChecklistBlock["points"][number] | undefined {
  const [text, ...others] = item.children;
  if (typeof item.checked !== "boolean" || text?.type !== "paragraph" || others.length > 0) {
    reader.report(
      item,
      "a checklist item must be one `- [ ] ` line",
      "write `- [ ] ` and the question on one line",
    );
    return undefined;
  }
  return { label: reader.readInlines(text.children), checked: item.checked };
}
