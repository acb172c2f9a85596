import * as v from "valibot";

/** `:::cta{title="…" label="Book a Consult" href="/contact"}` around a sentence; brand variant (spec 3). */
export const CallToActionSchema = v.strictObject({
  title: v.pipe(v.string(), v.nonEmpty()),
  label: v.pipe(v.string(), v.nonEmpty()),
  /** A path of this site; `/contact` opens the contact modal where there is JavaScript. */
  href: v.optional(v.string(), "/contact"),
  variant: v.optional(v.picklist(["brand"]), "brand"),
});
export interface CallToActionBlock<Child> extends v.InferOutput<typeof CallToActionSchema> {
  type: "callToAction";
  children: Child[];
}
