import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { PanelIdSchema, panelFields } from "./panel.ts";

/** One fold of the accordion: a promise as title, its proof as body. */
const SellingPointSchema = v.strictObject({ id: PanelIdSchema, title: TextSchema, body: TextSchema });
export type SellingPoint = v.InferOutput<typeof SellingPointSchema>;

/** `content/page-copy/selling-points.yaml`: what sets the provider apart, as an accordion (spec 2.3). */
export const SellingPointsPanelSchema = v.strictObject({
  ...panelFields,
  heading: TextSchema,
  lead: TextSchema,
  points: v.pipe(v.array(SellingPointSchema), v.minLength(1, "must hold at least one point")),
});
export type SellingPointsPanel = v.InferOutput<typeof SellingPointsPanelSchema>;
