import { closedObject } from "#platform/schema-errors/closed-object.ts";
import type { BlockDefinition } from "../block-definition.ts";

/** `:::arithmetic` around the tables and code that prove the text: folded on the page, open on paper and in reports. */
export interface ArithmeticBlock<Child> {
  type: "arithmetic";
  children: Child[];
}

export const arithmetic = <Child>(): BlockDefinition<ArithmeticBlock<Child>, Child> => ({
  directive: {
    name: "arithmetic",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, closedObject({}));
      for (const node of directive.children) {
        if (node.type === "heading" && node.depth === 2)
          reader.report(
            node,
            "a level-2 heading in the arithmetic",
            "write `### `, or move it out of the block",
          );
      }
      const children = reader.readBlocks(directive.children);
      if (children.length === 0)
        reader.report(directive, "the arithmetic is empty", "put tables or text between the two lines");
      return attributes && { type: "arithmetic", children };
    },
  },
  texts: ({ children }, textsOf) => textsOf(children),
  plainText: ({ children }, { blocks }) => blocks(children),
});
