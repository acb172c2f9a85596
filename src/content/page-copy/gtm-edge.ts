import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { panelFields } from "./panel.ts";

const ShelfSchema = v.strictObject({ heading: TextSchema, lead: TextSchema });

/** `content/page-copy/gtm-edge.yaml`: the content hub and the block of the same name on the home page (spec 2.3, 2.7). */
export const GtmEdgePanelSchema = v.strictObject({
  ...panelFields,
  /** Meta description of the hub; 120-155 characters. */
  description: TextSchema,
  /** Under the name of the hub, which is in `site.config.ts`. */
  lead: TextSchema,
  /** Over the three featured pieces. */
  featuredHeading: TextSchema,
  /** Over each carousel of the hub. */
  shelves: v.strictObject({ caseStudies: ShelfSchema, signals: ShelfSchema, insights: ShelfSchema }),
  /** The sentence under the title where the block stands on the home page. */
  homeLead: TextSchema,
});
export type GtmEdgePanel = v.InferOutput<typeof GtmEdgePanelSchema>;
