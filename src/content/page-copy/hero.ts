import * as v from "valibot";
import { TextSchema } from "../entries/entry.ts";
import { panelFields } from "./panel.ts";

/** `content/page-copy/hero.yaml`: the words above the fold of the home page (spec 2.3). Targets of the actions are code. */
export const HeroPanelSchema = v.strictObject({
  ...panelFields,
  /** A few words over the title: for whom the site is. */
  eyebrow: TextSchema,
  /** The page's only first-level heading; under 60 characters, so that it breaks well on a phone. */
  title: TextSchema,
  /** One or two sentences under the title. */
  lead: TextSchema,
  /** Labels of the quick actions. */
  actions: v.strictObject({
    services: TextSchema,
    process: TextSchema,
    caseStudies: TextSchema,
    insights: TextSchema,
    contact: TextSchema,
  }),
});
export type HeroPanel = v.InferOutput<typeof HeroPanelSchema>;
