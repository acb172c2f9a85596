import * as v from "valibot";
import type { BlockDirective, BlockReader } from "./block-reader.ts";

/** `:::cta{title="…" label="Book a Consult" href="/contact"}` around a sentence; brand variant (spec 3). */
const CallToActionSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  label: v.pipe(v.string(), v.nonEmpty()),
  /** A path of this site; `/contact` opens the contact modal where there is JavaScript. */
  href: v.optional(
    v.pipe(v.string(), v.startsWith("/", "must be a path of this site, such as /contact")),
    "/contact",
  ),
  variant: v.optional(v.picklist(["brand"]), "brand"),
});
export interface CallToActionBlock<Child> extends v.InferOutput<typeof CallToActionSchema> {
  type: "callToAction";
  children: Child[];
}

/** Reads a call to action; where its button leads is checked like any link. */
export function readCallToAction<Child>(
  directive: BlockDirective,
  reader: BlockReader<Child>,
): CallToActionBlock<Child> | undefined {
  const attributes = reader.readAttributes(directive, CallToActionSchema);
  const children = directive.type === "containerDirective" ? reader.readBlocks(directive.children) : [];
  if (!attributes) return undefined;
  reader.noteLink(attributes.href, directive);
  return { type: "callToAction", ...attributes, children };
}
