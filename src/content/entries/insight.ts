import * as v from "valibot";
import { closedObject } from "../../schema-errors/closed-object.ts";
import { PicturePathSchema, TextSchema } from "../fields.ts";
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
export interface InsightHero extends Omit<v.InferOutput<typeof InsightHeroSchema>, "title" | "eyebrow"> {
  title: string;
  eyebrow: string;
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
  pictures: ({ hero }) => [{ keys: ["hero", "image"], src: hero.image }],
  make(slug, front, body): InsightArticle {
    const entry = { ...summarize("insight", slug, front, body.blocks), type: "insight" as const };
    const eyebrow = front.hero.eyebrow ?? entry.category ?? front.tags[0] ?? "";
    const { title = entry.title, subtitle = entry.summary } = front.hero;
    return { entry, hero: { ...front.hero, title, subtitle, eyebrow }, ...body };
  },
});
