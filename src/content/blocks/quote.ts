import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";

/** `:::quote{cite="VP Sales, Series B HR software"}` around the words (spec 3). `> ` makes one without a cite. */
const QuoteSchema = v.strictObject({ cite: v.optional(v.string()) });
export interface QuoteBlock<Child> extends v.InferOutput<typeof QuoteSchema> {
  type: "quote";
  children: Child[];
}

/** Reads a quotation written as a directive. */
export function readQuote<Child>(
  directive: BlockDirective,
  reader: BlockReader<Child>,
): QuoteBlock<Child> | undefined {
  const attributes = reader.readAttributes(directive, QuoteSchema);
  const children = reader.readBlocks(directive.children);
  return attributes && { type: "quote", ...attributes, children };
}
