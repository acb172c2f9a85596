import * as v from "valibot";
import { IdSchema, listOf, pageCopyFields, TextSchema } from "../../content/fields.ts";
import { closedObject } from "../../schema-errors/closed-object.ts";
import { SimpleIconSchema } from "./simple-icon.ts";

/** `content/page-copy/hero.yaml`: the words above the fold of the home page (spec 2.3). Targets of the actions are code. */
export const HeroCopySchema = closedObject({
  ...pageCopyFields,
  /** A few words over the title: for whom the site is. */
  eyebrow: TextSchema,
  /** The page's only first-level heading; under 60 characters, so that it breaks well on a phone. */
  title: TextSchema,
  /** One or two sentences under the title. */
  lead: TextSchema,
  /** Labels of the quick actions. */
  actions: closedObject({
    services: TextSchema,
    process: TextSchema,
    caseStudies: TextSchema,
    insights: TextSchema,
    contact: TextSchema,
  }),
});
export type HeroCopy = v.InferOutput<typeof HeroCopySchema>;

/** One client result (spec 3). */
const ResultCardSchema = closedObject({
  id: IdSchema,
  title: TextSchema,
  /** The kind of work, in two or three words. */
  tag: TextSchema,
  body: TextSchema,
  /** The figures, each with its window in the label: `25+`, `qualified meetings in 2 months`. */
  metrics: listOf(closedObject({ label: TextSchema, value: TextSchema }), "metric"),
});
export type ResultCard = v.InferOutput<typeof ResultCardSchema>;

/** `content/page-copy/results.yaml`: the results carousel of the home page (spec 1, 2.3). */
export const ResultsCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  cards: listOf(ResultCardSchema, "card"),
});
export type ResultsCopy = v.InferOutput<typeof ResultsCopySchema>;

/** Names of the drawings of impact areas. */
export const impactIcons = ["new-market", "funnel", "channels", "search", "network", "report"] as const;
export type ImpactIcon = (typeof impactIcons)[number];

/** One impact area (spec 3). */
const ImpactAreaSchema = closedObject({
  id: IdSchema,
  title: TextSchema,
  /** One or two sentences: what is wrong today and what we do about it. */
  body: TextSchema,
  /** Shown when the area is opened: the work itself, two or three sentences. */
  extendedContent: TextSchema,
  icon: v.picklist(impactIcons, `must be one of ${impactIcons.join(", ")}`),
});
export type ImpactArea = v.InferOutput<typeof ImpactAreaSchema>;

/** `content/page-copy/impact-areas.yaml`: Where We Drive the Most Impact, on the home and About pages (spec 2.3, 2.5). */
export const ImpactAreasCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  areas: listOf(ImpactAreaSchema, "area"),
});
export type ImpactAreasCopy = v.InferOutput<typeof ImpactAreasCopySchema>;

/** One service card (spec 3). */
const ServiceCardSchema = closedObject({
  id: IdSchema,
  title: TextSchema,
  /** The service in under ten words, over the title. */
  kicker: TextSchema,
  paragraphs: listOf(TextSchema, "paragraph"),
  /** Over the impact: `What changes`. */
  impactHeading: TextSchema,
  /** The result that the client can see or count. */
  impact: TextSchema,
});
export type ServiceCard = v.InferOutput<typeof ServiceCardSchema>;

/** `content/page-copy/services.yaml`: Our Services on the home page (spec 1, 2.3). */
export const ServicesCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  cards: listOf(ServiceCardSchema, "card"),
});
export type ServicesCopy = v.InferOutput<typeof ServicesCopySchema>;

/** `content/page-copy/outcome.yaml`: the outcome section of the home page, above View Our Process (spec 2.3). */
export const OutcomeCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  text: TextSchema,
  /** The client's possessions at the end, one line each. */
  points: listOf(TextSchema, "point"),
});
export type OutcomeCopy = v.InferOutput<typeof OutcomeCopySchema>;

/** `content/page-copy/process-promo.yaml`: the promotion of the 6-week strategy process (spec 1). */
export const ProcessPromoCopySchema = closedObject({
  ...pageCopyFields,
  eyebrow: TextSchema,
  heading: TextSchema,
  text: TextSchema,
  /** One short line per stretch of weeks. */
  points: listOf(closedObject({ weeks: TextSchema, text: TextSchema }), "point"),
  /** Label of the link to the process page. */
  linkLabel: TextSchema,
});
export type ProcessPromoCopy = v.InferOutput<typeof ProcessPromoCopySchema>;

/** One testimonial (spec 3). While it is a sample, `name` is a role and `title` a kind of company. */
const TestimonialSchema = closedObject({
  name: TextSchema,
  title: TextSchema,
  /** 20-50 words: three cards share a row. */
  message: TextSchema,
});
export type Testimonial = v.InferOutput<typeof TestimonialSchema>;

/** `content/page-copy/testimonials.yaml`: six voices, three a page (spec 1, 9). */
export const TestimonialsCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  cards: listOf(TestimonialSchema, "card"),
});
export type TestimonialsCopy = v.InferOutput<typeof TestimonialsCopySchema>;

/** One fold of the accordion: a promise as title, its proof as body. */
const SellingPointSchema = closedObject({ id: IdSchema, title: TextSchema, body: TextSchema });
export type SellingPoint = v.InferOutput<typeof SellingPointSchema>;

/** `content/page-copy/selling-points.yaml`: what sets the provider apart, as an accordion (spec 2.3). */
export const SellingPointsCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  points: listOf(SellingPointSchema, "point"),
});
export type SellingPointsCopy = v.InferOutput<typeof SellingPointsCopySchema>;

/** Color roles that a tool's mark may take; the theme says what they look like. */
export const toolColors = ["ink", "ink-soft", "blueprint", "marker"] as const;
export type ToolColor = (typeof toolColors)[number];

/** One tool of the strip (spec 3). */
const ToolSchema = closedObject({
  /** The maker's own spelling, always shown beside the mark. */
  name: TextSchema,
  /** The maker's mark: its name in Simple Icons (simpleicons.org), which the build turns into its path. */
  icon: SimpleIconSchema,
  color: v.optional(v.picklist(toolColors, `must be one of ${toolColors.join(", ")}`), "ink"),
  /** Edge of the mark's grid in px: dense marks need less than open ones to look alike. */
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(48)), 28),
});
export type Tool = v.InferOutput<typeof ToolSchema>;

/** `content/page-copy/tools.yaml`: the strip of tool logos (spec 1, 2.3). */
export const ToolsCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  tools: listOf(ToolSchema, "tool"),
});
export type ToolsCopy = v.InferOutput<typeof ToolsCopySchema>;
