import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { PanelIdSchema, panelFields } from "./panel.ts";

/** Drawings that an impact area can ask for; the screen owns how they look. */
export const impactIcons = ["new-market", "funnel", "channels", "search", "network", "report"] as const;
export type ImpactIcon = (typeof impactIcons)[number];

/** One impact area (spec 3). */
const ImpactAreaSchema = v.strictObject({
  id: PanelIdSchema,
  title: TextSchema,
  /** One or two sentences: what is wrong today and what we do about it. */
  body: TextSchema,
  /** What the reader gets who opens the area: the work itself, two or three sentences. */
  extendedContent: TextSchema,
  icon: v.picklist(impactIcons, `must be one of ${impactIcons.join(", ")}`),
});
export type ImpactArea = v.InferOutput<typeof ImpactAreaSchema>;

/** `content/page-copy/impact-areas.yaml`: Where We Drive the Most Impact, on the home and About pages (spec 2.3, 2.5). */
export const ImpactAreasPanelSchema = v.strictObject({
  ...panelFields,
  heading: TextSchema,
  lead: TextSchema,
  areas: v.pipe(v.array(ImpactAreaSchema), v.minLength(1, "must hold at least one area")),
});
export type ImpactAreasPanel = v.InferOutput<typeof ImpactAreasPanelSchema>;
