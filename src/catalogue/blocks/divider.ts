import * as v from "valibot";

/** `::divider{variant="brand"}`; `---` makes a muted one (spec 3). */
export const DividerSchema = v.strictObject({
  variant: v.optional(v.picklist(["brand", "muted"]), "muted"),
});
export interface DividerBlock extends v.InferOutput<typeof DividerSchema> {
  type: "divider";
}
