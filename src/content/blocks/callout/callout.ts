import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { type BlockDefinition, joinParagraphs } from "../block-definition.ts";

/** `:::callout{variant="success" tone="soft" title="Key takeaway"}` */
const CalloutSchema = closedObject({
  variant: v.optional(v.picklist(["info", "warn", "success", "neutral"]), "info"),
  tone: v.optional(v.picklist(["soft", "solid"]), "soft"),
  title: v.optional(v.pipe(v.string(), v.nonEmpty())),
});
export interface CalloutBlock<Child> extends v.InferOutput<typeof CalloutSchema> {
  type: "callout";
  children: Child[];
}

export const callout = <Child>(): BlockDefinition<CalloutBlock<Child>, Child> => ({
  directive: {
    name: "callout",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, CalloutSchema);
      const children = reader.readBlocks(directive.children);
      return attributes && { type: "callout", ...attributes, children };
    },
  },
  texts: ({ title = "", children }, textsOf) => [title, ...textsOf(children)],
  plainText: ({ title, children }, { blocks }) => joinParagraphs(title, blocks(children)),
});
