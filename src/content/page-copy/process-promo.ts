import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { panelFields } from "./panel.ts";

/** `content/page-copy/process-promo.yaml`: the promotion of the 6-week strategy process (spec 1). */
export const ProcessPromoPanelSchema = v.strictObject({
  ...panelFields,
  eyebrow: TextSchema,
  heading: TextSchema,
  text: TextSchema,
  /** One short line per stretch of weeks. */
  points: v.pipe(
    v.array(v.strictObject({ weeks: TextSchema, text: TextSchema })),
    v.minLength(1, "must hold at least one point"),
  ),
  /** Label of the link to the process page. */
  linkLabel: TextSchema,
});
export type ProcessPromoPanel = v.InferOutput<typeof ProcessPromoPanelSchema>;
