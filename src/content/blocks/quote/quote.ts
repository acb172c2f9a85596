import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { type BlockDefinition, joinParagraphs, markLines } from "../block-definition.ts";

/** `:::quote{cite="VP Sales, Series B HR software"}` wraps text; for a quote without attribution, use `> `. */
const QuoteSchema = closedObject({ cite: v.optional(v.string()) });
export interface QuoteBlock<Child> extends v.InferOutput<typeof QuoteSchema> {
  type: "quote";
  children: Child[];
}

export const quote = <Child>(): BlockDefinition<QuoteBlock<Child>, Child> => ({
  directive: {
    name: "quote",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, QuoteSchema);
      const children = reader.readBlocks(directive.children);
      return attributes && { type: "quote", ...attributes, children };
    },
  },
  texts: ({ children, cite = "" }, textsOf) => [...textsOf(children), cite],
  plainText: ({ children, cite }, { blocks }) =>
    markLines("> ", joinParagraphs(blocks(children), cite && `- ${cite}`)),
});
