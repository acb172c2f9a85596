import type * as v from "valibot";
import { ConsentCopySchema } from "../consent/copy.ts";
import { AboutCopySchema, ApproachCopySchema } from "./about/copy.ts";
import { ArticleCopySchema } from "./article/copy.ts";
import { ContactCopySchema } from "./contact/copy.ts";
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
} from "./home/copy.ts";
import { GtmEdgeCopySchema } from "./hub/copy.ts";
import { ListsCopySchema } from "./lists/copy.ts";
import { ProcessCopySchema } from "./process/copy.ts";
import { SchedulingCopySchema } from "./schedule/copy.ts";

/** Keys are the names in `content/page-copy/{name}.yaml`. Each schema is beside the page or feature that uses it. */
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

export type PageCopyName = keyof typeof pageCopySchemas;

export type PageCopy = { [Name in PageCopyName]: v.InferOutput<(typeof pageCopySchemas)[Name]> };
