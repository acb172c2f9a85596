import { pageCopyFields, TextSchema } from "#content/fields/fields.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";

const ShelfSchema = closedObject({ heading: TextSchema, lead: TextSchema });

/** `content/page-copy/gtm-edge.yaml`: the content hub and its block on the home page (spec 2.3, 2.7). */
export const GtmEdgeCopySchema = closedObject({
  ...pageCopyFields,
  /** The hub's meta description; 120-155 characters. */
  description: TextSchema,
  /** Shown below the hub's name, which is in `site.config.ts`. */
  lead: TextSchema,
  featuredHeading: TextSchema,
  shelves: closedObject({ caseStudies: ShelfSchema, signals: ShelfSchema, insights: ShelfSchema }),
  /** Shown below the title of the home page block. */
  homeLead: TextSchema,
});
