import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { type BlockDefinition, markLines } from "../block-definition.ts";

/** `:::note` comments on the paragraph before it, in the margin if there is room. */
export interface NoteBlock<Child> {
  type: "note";
  children: Child[];
}

export const note = <Child>(): BlockDefinition<NoteBlock<Child>, Child> => ({
  directive: {
    name: "note",
    form: "body",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, closedObject({}));
      const children = reader.readBlocks(directive.children);
      return attributes && { type: "note", children };
    },
  },
  texts: ({ children }, textsOf) => textsOf(children),
  plainText: ({ children }, { blocks }) => markLines("  ", blocks(children)),
});
