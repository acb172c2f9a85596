import type * as v from "valibot";
import { AboutPanelSchema } from "./about.ts";
import { ApproachPanelSchema } from "./approach.ts";
import { ArticlePanelSchema } from "./article.ts";
import { ConsentPanelSchema } from "./consent.ts";
import { ContactPanelSchema } from "./contact.ts";
import { GtmEdgePanelSchema } from "./gtm-edge.ts";
import { HeroPanelSchema } from "./hero.ts";
import { ImpactAreasPanelSchema } from "./impact-areas.ts";
import { ListsPanelSchema } from "./lists.ts";
import { OutcomePanelSchema } from "./outcome.ts";
import { ProcessPanelSchema } from "./process.ts";
import { ProcessPromoPanelSchema } from "./process-promo.ts";
import { ResultsPanelSchema } from "./results.ts";
import { SchedulingPanelSchema } from "./scheduling.ts";
import { SellingPointsPanelSchema } from "./selling-points.ts";
import { ServicesPanelSchema } from "./services.ts";
import { TestimonialsPanelSchema } from "./testimonials.ts";
import { ToolsPanelSchema } from "./tools.ts";

export type { AboutPanel } from "./about.ts";
export type { ApproachPanel, ApproachStep } from "./approach.ts";
export type { ArticlePanel } from "./article.ts";
export type { ConsentPanel } from "./consent.ts";
export type { ContactPanel } from "./contact.ts";
export type { GtmEdgePanel } from "./gtm-edge.ts";
export type { HeroPanel } from "./hero.ts";
export { type ImpactArea, type ImpactAreasPanel, type ImpactIcon, impactIcons } from "./impact-areas.ts";
export type { ListsPanel } from "./lists.ts";
export type { OutcomePanel } from "./outcome.ts";
export { type Pillar, pillars } from "./pillar.ts";
export type { ProcessPanel, ProcessStep } from "./process.ts";
export type { ProcessPromoPanel } from "./process-promo.ts";
export type { ResultCard, ResultsPanel } from "./results.ts";
export type { SchedulingPanel } from "./scheduling.ts";
export type { SellingPoint, SellingPointsPanel } from "./selling-points.ts";
export type { ServiceCard, ServicesPanel } from "./services.ts";
export type { Testimonial, TestimonialsPanel } from "./testimonials.ts";
export { type Tool, type ToolColor, type ToolsPanel, toolColors } from "./tools.ts";

/** The short words of fixed screens: `content/page-copy/{name}.yaml`, each with the schema that checks it. */
export const panelSchemas = {
  about: AboutPanelSchema,
  approach: ApproachPanelSchema,
  article: ArticlePanelSchema,
  consent: ConsentPanelSchema,
  contact: ContactPanelSchema,
  "gtm-edge": GtmEdgePanelSchema,
  hero: HeroPanelSchema,
  "impact-areas": ImpactAreasPanelSchema,
  lists: ListsPanelSchema,
  outcome: OutcomePanelSchema,
  process: ProcessPanelSchema,
  "process-promo": ProcessPromoPanelSchema,
  results: ResultsPanelSchema,
  scheduling: SchedulingPanelSchema,
  "selling-points": SellingPointsPanelSchema,
  services: ServicesPanelSchema,
  testimonials: TestimonialsPanelSchema,
  tools: ToolsPanelSchema,
};

/** File name of a panel without `.yaml`. */
export type PanelName = keyof typeof panelSchemas;

/** All panels as screens get them, by name. */
export type Panels = { [Name in PanelName]: v.InferOutput<(typeof panelSchemas)[Name]> };
