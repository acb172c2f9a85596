import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";

/** `:::callout{variant="success" tone="soft" title="Key takeaway"}` (spec 3). */
const CalloutSchema = v.strictObject({
  variant: v.optional(v.picklist(["info", "warn", "success", "neutral"]), "info"),
  tone: v.optional(v.picklist(["soft", "solid"]), "soft"),
  title: v.optional(v.string()),
});
export interface CalloutBlock<Child> extends v.InferOutput<typeof CalloutSchema> {
  type: "callout";
  children: Child[];
}

/** Reads a callout. */
export function readCallout<Child>(
  directive: BlockDirective,
  reader: BlockReader<Child>,
): CalloutBlock<Child> | undefined {
  const attributes = reader.readAttributes(directive, CalloutSchema);
  const children = reader.readBlocks(directive.children);
  return attributes && { type: "callout", ...attributes, children };
}
