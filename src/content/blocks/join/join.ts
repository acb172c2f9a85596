import * as v from "valibot";
import { closedObject } from "../../../schema-errors/closed-object.ts";
import { type BlockDefinition, joinParagraphs } from "../block-definition.ts";

/** `::join{title="Join your two exports" least=3}`: sorts the reader's pages by who uses them, in the browser. */
const JoinSchema = closedObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  /** Minimum number of visitors for a page to count. */
  least: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, "must be a whole number, such as 3"), v.transform(Number)),
    "1",
  ),
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
  // A form has no text to read.
  texts: ({ title }) => [title],
  plainText: ({ title }) => joinParagraphs(title, "(A form on the page that joins two exports.)"),
};
