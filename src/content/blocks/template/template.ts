import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { type BlockDefinition, joinParagraphs } from "../block-definition.ts";

/** `:::template{title="Source note"}` around a form, message, agenda or checklist that readers print. */
const TemplateSchema = closedObject({ title: v.pipe(v.string(), v.nonEmpty()) });
export interface TemplateBlock<Child> extends v.InferOutput<typeof TemplateSchema> {
  type: "template";
  children: Child[];
  /** Path of its printable page; absent outside articles. */
  takeAway?: string;
}

export const template = <Child>(): BlockDefinition<TemplateBlock<Child>, Child> => ({
  directive: {
    name: "template",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, TemplateSchema);
      const children = reader.readBlocks(directive.children);
      if (children.length === 0) {
        reader.report(directive, "the template is empty", "put its text between the two lines");
      }
      return attributes && { type: "template", ...attributes, children };
    },
  },
  texts: ({ title, children }, textsOf) => [title, ...textsOf(children)],
  plainText: ({ title, children }, { blocks }) => joinParagraphs(title, blocks(children)),
});
