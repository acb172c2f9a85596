import type * as v from "valibot";
import { ConsentCopySchema } from "../consent/copy.ts";
import { AboutCopySchema, ApproachCopySchema } from "../pages/about/copy.ts";
import { ArticleCopySchema } from "../pages/article/copy.ts";
import { ContactCopySchema } from "../pages/contact/copy.ts";
import {
  HeroCopySchema,
  ImpactAreasCopySchema,
  OutcomeCopySchema,
  ProcessPromoCopySchema,
  ResultsCopySchema,
  SellingPointsCopySchema,
  ServicesCopySchema,
  TestimonialsCopySchema,
  ToolsCopySchema,
} from "../pages/home/copy.ts";
import { GtmEdgeCopySchema } from "../pages/hub/copy.ts";
import { ListsCopySchema } from "../pages/lists/copy.ts";
import { ProcessCopySchema } from "../pages/process/copy.ts";
import { SchedulingCopySchema } from "../pages/schedule/copy.ts";

/**
 * The short words of pages and of the cookie banner: each `content/page-copy/{name}.yaml` and the schema that checks it.
 * A schema is beside the page that shows its words; this table is all that content knows of pages.
 */
export const pageCopySchemas = {
  about: AboutCopySchema,
  approach: ApproachCopySchema,
  article: ArticleCopySchema,
  consent: ConsentCopySchema,
  contact: ContactCopySchema,
  "gtm-edge": GtmEdgeCopySchema,
  hero: HeroCopySchema,
  "impact-areas": ImpactAreasCopySchema,
  lists: ListsCopySchema,
  outcome: OutcomeCopySchema,
  process: ProcessCopySchema,
  "process-promo": ProcessPromoCopySchema,
  results: ResultsCopySchema,
  scheduling: SchedulingCopySchema,
  "selling-points": SellingPointsCopySchema,
  services: ServicesCopySchema,
  testimonials: TestimonialsCopySchema,
  tools: ToolsCopySchema,
};

/** File name of page copy without `.yaml`. */
export type PageCopyName = keyof typeof pageCopySchemas;

/** All page copy as pages get it, by name. */
export type PageCopy = { [Name in PageCopyName]: v.InferOutput<(typeof pageCopySchemas)[Name]> };
