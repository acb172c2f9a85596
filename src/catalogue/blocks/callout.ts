import * as v from "valibot";

/** `:::callout{variant="success" tone="soft" title="Key takeaway"}` (spec 3). */
export const CalloutSchema = v.strictObject({
  variant: v.optional(v.picklist(["info", "warn", "success", "neutral"]), "info"),
  tone: v.optional(v.picklist(["soft", "solid"]), "soft"),
  title: v.optional(v.string()),
});
export interface CalloutBlock<Child> extends v.InferOutput<typeof CalloutSchema> {
  type: "callout";
  children: Child[];
}
