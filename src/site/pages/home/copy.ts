import * as v from "valibot";
import {
  IdSchema,
  LinkSchema,
  listOf,
  pageCopyFields,
  resultFields,
  TextSchema,
} from "#content/fields/fields.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { figureAgrees, ResultFigureSchema } from "./result-figure-fields.ts";
import { SimpleIconSchema } from "./simple-icon.ts";

const TermsSchema = v.optional(v.array(closedObject({ term: TextSchema, text: TextSchema })), []);

/** `content/page-copy/hero.yaml`: the home page hero (spec 2.3). */
export const HeroCopySchema = closedObject({
  ...pageCopyFields,
  /** A few words above the title. */
  eyebrow: TextSchema,
  /** The `h1`; under 60 characters, to wrap well on phones. */
  title: TextSchema,
  /** One or two sentences below the title. */
  lead: TextSchema,
  /** Facts about the offer, in a few words each: audience, price, hours, people. */
  facts: TermsSchema,
  /** The button beside the facts, which leads to the free call. */
  call: TextSchema,
  /** Below the button: a sample of what a client gets. */
  proof: LinkSchema,
  /** Labels for the quick actions. */
  actions: closedObject({
    services: TextSchema,
    process: TextSchema,
    caseStudies: TextSchema,
    insights: TextSchema,
    contact: TextSchema,
  }),
});

const ResultFieldsSchema = closedObject({
  id: IdSchema,
  title: TextSchema,
  /** The kind of work, in two or three words. */
  tag: TextSchema,
  body: TextSchema,
  /** Figures, with their timeframe in the label: `25+`, `qualified meetings in 2 months`. */
  metrics: listOf(closedObject({ label: TextSchema, value: TextSchema }), "metric"),
  /** The drawing below the first metric; none by default. */
  figure: v.optional(ResultFigureSchema),
  ...resultFields,
});
const ResultCardSchema = v.pipe(
  ResultFieldsSchema,
  v.forward(
    v.check(
      ({ figure, metrics: [headline] }) => !figure || !headline || figureAgrees(figure, headline.value),
      "must draw the number in the first metric (for `compare`, the change in percent)",
    ),
    ["figure", "value"],
  ),
);
export type ResultCard = v.InferOutput<typeof ResultCardSchema>;

/** `content/page-copy/results.yaml`: the client results on the home page (spec 1, 2.3, 3). */
export const ResultsCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  cards: listOf(ResultCardSchema, "card"),
});

export const impactIcons = ["new-market", "funnel", "channels", "search", "network", "report"] as const;
export type ImpactIcon = (typeof impactIcons)[number];

const ImpactAreaSchema = closedObject({
  id: IdSchema,
  title: TextSchema,
  /** One or two sentences about the problem and its solution. */
  body: TextSchema,
  /** One or two sentences about the work itself. */
  extendedContent: TextSchema,
  /** A sentence for the About page about what this motion passes to the others; `body` by default. */
  handsOn: v.optional(TextSchema),
  icon: v.picklist(impactIcons, `must be one of ${impactIcons.join(", ")}`),
});
export type ImpactArea = v.InferOutput<typeof ImpactAreaSchema>;

/** `content/page-copy/impact-areas.yaml`: the impact areas on the home and About pages (spec 2.3, 2.5, 3). */
export const ImpactAreasCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  areas: listOf(ImpactAreaSchema, "area"),
});

const ServiceCardSchema = closedObject({
  id: IdSchema,
  title: TextSchema,
  /** The service in under ten words, shown below the title. */
  kicker: TextSchema,
  paragraphs: listOf(TextSchema, "paragraph"),
  /** The impact's heading: `What changes`. */
  impactHeading: TextSchema,
  /** A result that the client can see or count. */
  impact: TextSchema,
  /** The price, and optionally what the client gets and provides. */
  terms: TermsSchema,
});
export type ServiceCard = v.InferOutput<typeof ServiceCardSchema>;

/** `content/page-copy/services.yaml`: the services on the home page (spec 1, 2.3, 3). */
export const ServicesCopySchema = closedObject({
  ...pageCopyFields,
  /** Below the cards: a sample of what a client gets. */
  link: LinkSchema,
  heading: TextSchema,
  lead: TextSchema,
  cards: listOf(ServiceCardSchema, "card"),
});

/** `content/page-copy/outcome.yaml`: the outcome on the home page (spec 2.3). */
export const OutcomeCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  text: TextSchema,
  /** Deliverables, one per line. */
  points: listOf(TextSchema, "point"),
});

/** `content/page-copy/process-promo.yaml`: the six-week process on the home page (spec 1, 2.3). */
export const ProcessPromoCopySchema = closedObject({
  ...pageCopyFields,
  eyebrow: TextSchema,
  heading: TextSchema,
  text: TextSchema,
  /** A short line for each week or range of weeks. */
  points: listOf(closedObject({ weeks: TextSchema, text: TextSchema }), "point"),
  /** Label for the links to the process page. */
  linkLabel: TextSchema,
});

/** One testimonial (spec 3). In the samples, `name` is a role and `title` is a type of company. */
const TestimonialSchema = closedObject({
  name: TextSchema,
  title: TextSchema,
  /** 15-50 words, because three cards share a row. */
  message: TextSchema,
});
export type Testimonial = v.InferOutput<typeof TestimonialSchema>;

/** `content/page-copy/testimonials.yaml`: the testimonials on the home page (spec 1, 2.3). */
export const TestimonialsCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: v.optional(TextSchema),
  cards: listOf(TestimonialSchema, "card"),
});

/** The title makes a promise; the body proves it. */
const SellingPointSchema = closedObject({ id: IdSchema, title: TextSchema, body: TextSchema });

/** `content/page-copy/selling-points.yaml`: the selling points on the home page (spec 2.3). */
export const SellingPointsCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: v.optional(TextSchema),
  points: listOf(SellingPointSchema, "point"),
});

const toolColors = ["ink", "ink-soft", "blueprint", "marker"] as const;
export type ToolColor = (typeof toolColors)[number];

const ToolSchema = closedObject({
  /** The tool's name, spelled the way its maker spells it. */
  name: TextSchema,
  /** Name of the logo in Simple Icons (simpleicons.org); the build replaces it with the SVG path. */
  icon: SimpleIconSchema,
  color: v.optional(v.picklist(toolColors, `must be one of ${toolColors.join(", ")}`), "ink"),
  /** Logo size in px. Dense logos must be smaller than open ones to look the same size. */
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(48)), 28),
});
export type Tool = v.InferOutput<typeof ToolSchema>;

/** `content/page-copy/tools.yaml`: the tools on the home page (spec 1, 2.3, 3). */
export const ToolsCopySchema = closedObject({
  ...pageCopyFields,
  heading: TextSchema,
  lead: TextSchema,
  tools: listOf(ToolSchema, "tool"),
});
