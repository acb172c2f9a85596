import * as v from "valibot";
import { closedObject } from "../../../schema-errors/closed-object.ts";
import { type BlockDefinition, joinParagraphs } from "../block-definition.ts";

/** `::join{title="Join your two exports" least=3}`: sorts the reader's pages by who uses them, in the browser. */
const JoinSchema = closedObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  /** How many visitors must click through before a page counts. */
  least: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
});

export interface JoinBlock extends v.InferOutput<typeof JoinSchema> {
  type: "join";
}

export const join: BlockDefinition<JoinBlock> = {
  directive: {
    name: "join",
    form: "line",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, JoinSchema);
      return attributes && { type: "join", ...attributes };
    },
  },
  // A form isn't read like text.
  texts: ({ title }) => [title],
  plainText: ({ title }) => joinParagraphs(title, "(A form on the page that joins two exports.)"),
};
