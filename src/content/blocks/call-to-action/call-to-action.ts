import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { type BlockDefinition, joinParagraphs } from "../block-definition.ts";

/** `:::cta{title="…" label="Book a Consult" href="/contact"}` around a sentence. */
const CallToActionSchema = closedObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  label: v.pipe(v.string(), v.nonEmpty()),
  /** A path on this site; `/contact` opens the contact modal. */
  href: v.optional(
    v.pipe(v.string(), v.startsWith("/", "must be a path on this site, such as /contact")),
    "/contact",
  ),
  variant: v.optional(v.picklist(["brand"]), "brand"),
});
export interface CallToActionBlock<Child> extends v.InferOutput<typeof CallToActionSchema> {
  type: "callToAction";
  children: Child[];
}

export const callToAction = <Child>(): BlockDefinition<CallToActionBlock<Child>, Child> => ({
  directive: {
    name: "cta",
    form: "either",
    read(directive, reader) {
      const attributes = reader.readAttributes(directive, CallToActionSchema);
      const children = directive.type === "containerDirective" ? reader.readBlocks(directive.children) : [];
      if (!attributes) return undefined;
      reader.noteLink(attributes.href, directive);
      return { type: "callToAction", ...attributes, children };
    },
  },
  texts: ({ title, children, label }, textsOf) => [title, ...textsOf(children), label],
  plainText: ({ title, children, label, href }, { blocks, siteUrl }) =>
    joinParagraphs(title, blocks(children), `${label}: ${siteUrl}${href}`),
});
