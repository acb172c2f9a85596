import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import type { BlockDefinition } from "../block-definition.ts";

/** `::divider{variant="brand"}`; `---` makes a muted divider. */
const DividerSchema = closedObject({
  variant: v.optional(v.picklist(["brand", "muted"]), "muted"),
});
export interface DividerBlock extends v.InferOutput<typeof DividerSchema> {
  type: "divider";
}

export const divider: BlockDefinition<DividerBlock> = {
  directive: {
    name: "divider",
    form: "line",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, DividerSchema);
      return attributes && { type: "divider", ...attributes };
    },
  },
  texts: () => [],
  plainText: () => "* * *",
};
