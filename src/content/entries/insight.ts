import * as v from "valibot";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import { PicturePathSchema, TextSchema } from "../fields/fields.ts";
import type { Picture } from "../fields/picture.ts";
import {
  type ArticleBody,
  defineEntry,
  type EntrySummary,
  entryFields,
  HeroDividerSchema,
  summarize,
} from "./entry.ts";

/** Title and eyebrow come from the entry by default (spec 3). */
const InsightHeroSchema = closedObject({
  title: v.optional(TextSchema),
  subtitle: v.optional(TextSchema),
  variant: v.optional(v.picklist(["image", "gradient", "pattern"]), "gradient"),
  image: v.optional(PicturePathSchema),
  imageAlt: v.optional(TextSchema),
  eyebrow: v.optional(TextSchema),
  align: v.optional(v.picklist(["center", "left"]), "center"),
  divider: v.optional(HeroDividerSchema, {}),
});

/** Front matter of `content/insights/{slug}.md` (spec 3). */
const InsightSchema = closedObject({
  ...entryFields,
  hero: v.optional(InsightHeroSchema, {}),
});

/** The hero with its defaults. */
export interface InsightHero
  extends Omit<v.InferOutput<typeof InsightHeroSchema>, "title" | "eyebrow" | "image" | "imageAlt"> {
  title: string;
  eyebrow: string;
  image?: Picture;
}

export interface InsightSummary extends EntrySummary {
  type: "insight";
}

export interface InsightArticle extends ArticleBody {
  entry: InsightSummary;
  hero: InsightHero;
}

export const insight = defineEntry({
  schema: InsightSchema,
  make(slug, front, body, showPicture): InsightArticle {
    const entry = {
      ...summarize("insight", slug, front, body.blocks, showPicture),
      type: "insight" as const,
    };
    const eyebrow = front.hero.eyebrow ?? entry.category ?? front.tags[0] ?? "";
    const { image: src, imageAlt, title = entry.title, subtitle = entry.summary, ...rest } = front.hero;
    const image = showPicture(["hero", "image"], src, imageAlt);
    return { entry, hero: { ...rest, title, subtitle, eyebrow, ...(image && { image }) }, ...body };
  },
});
