import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";

/** `::divider{variant="brand"}`; `---` makes a muted one (spec 3). */
const DividerSchema = v.strictObject({
  variant: v.optional(v.picklist(["brand", "muted"]), "muted"),
});
export interface DividerBlock extends v.InferOutput<typeof DividerSchema> {
  type: "divider";
}

/** Reads a divider written as a directive. */
export function readDivider(
  directive: BlockDirective,
  reader: BlockReader<unknown>,
): DividerBlock | undefined {
  const attributes = reader.readAttributes(directive, DividerSchema);
  return attributes && { type: "divider", ...attributes };
}
