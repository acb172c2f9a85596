import * as v from "valibot";
import { type EntryKind, entryPath, siteConfig } from "#config/index.ts";
import { closedObject } from "#platform/schema-errors/closed-object.ts";
import type { Block } from "../blocks/block.ts";
import { AliasSchema, PicturePathSchema, TextSchema } from "../fields/fields.ts";
import type { Picture } from "../fields/picture.ts";
import { type CategoryId, findBadge, findCategory, findCategoryOfTags } from "./categories.ts";
import { formatDay, formatMonth, IsoDateSchema } from "./dates.ts";
import { chooseIllustration, type IllustrationVariant, illustrationVariants } from "./illustration.ts";
import { type Measure, MeasureSchema } from "./measure.ts";
import type { Person } from "./person.ts";
import { countReadMinutes } from "./read-time.ts";

/** Spells category tags like the category's label (`gtm strategy` -> `GTM Strategy`), and removes duplicates. */
function nameCategories(tags: string[]): string[] {
  return [...new Set(tags.map((tag) => findCategory(tag)?.label ?? tag))];
}

/** The drawing in an insight's hero (spec 3). */
export const HeroDividerSchema = closedObject({
  /** `false` hides the drawing. */
  enabled: v.optional(v.boolean(), true),
  style: v.optional(v.picklist(["moatArc", "speedLines", "signalGrid"]), "signalGrid"),
  accent: v.optional(v.picklist(["marker", "blueprint", "category"]), "category"),
  opacity: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.35),
});
export type HeroDivider = v.InferOutput<typeof HeroDividerSchema>;

/** Front matter that all kinds of entries share (spec 3). */
export const entryFields = {
  /** Page heading and start of the page title; under 70 characters. */
  title: TextSchema,
  /** Meta description, and card text if there is no teaser; 120-155 characters. */
  summary: TextSchema,
  /** Card text; up to 68 characters, which fit on two lines. */
  teaser: v.optional(TextSchema),
  /** The decision that the article helps with; one line above its text. */
  decide: v.optional(TextSchema),
  /** When not to read on; the line below `decide`. */
  skip: v.optional(TextSchema),
  /** 2-4 tags. If the first isn't a category, the entry doesn't appear in any category group. */
  tags: v.pipe(
    v.array(TextSchema),
    v.minLength(1, "must list at least one tag"),
    v.transform(nameCategories),
  ),
  date: IsoDateSchema,
  /** Date of the last substantial change. */
  updated: v.optional(IsoDateSchema),
  /** Preferred when a page features a single entry. */
  featured: v.optional(v.boolean(), false),
  /** Id of a person in `content/people`; the brand by default. */
  author: v.optional(TextSchema),
  /** An image under `public/`, used on cards, by the `image` hero variant and as the share image. */
  image: v.optional(PicturePathSchema),
  /** Says what `image` shows, for readers who don't see it. */
  imageAlt: v.optional(TextSchema),
  /** Overrides the illustration chosen by keywords. */
  iconVariant: v.optional(v.picklist(illustrationVariants)),
  /** Name of a model in `content/models`. */
  model: v.optional(TextSchema),
  /** The numbers that the illustration shows. */
  measure: v.optional(MeasureSchema),
  /** `true` marks sample clients, quotes and figures that the owner must replace before launch. */
  sample: v.optional(v.boolean(), false),
  /** `true` keeps the article off the site, except for a preview; it is still checked. */
  draft: v.optional(v.boolean(), false),
  /** Former paths, which redirect to the article. */
  aliases: v.optional(v.array(AliasSchema), []),
};

/** The facts shown by cards, lists and metadata. */
export interface EntrySummary {
  type: EntryKind;
  slug: string;
  /** The path of a renamed entry before its first rename. */
  firstPath?: string;
  title: string;
  summary: string;
  teaser?: string;
  tags: string[];
  /** ISO date of publication. */
  date: string;
  /** ISO date of the last substantial change. */
  updated?: string;
  /** `Apr 8, 2025` */
  dateLabel: string;
  /** `Apr 2025`; for a signal, the month of its last update. */
  monthLabel: string;
  featured: boolean;
  /** Label of the category; absent if the first tag isn't a category. */
  category?: string;
  /** Empty if the first tag isn't a category (spec 5). */
  categoryId: CategoryId | "";
  /** The card's badge, which is the first tag that matches a category. */
  badge?: { id: CategoryId; label: string };
  image?: Picture;
  illustration: IllustrationVariant;
  /** How many parts the illustration has, and how many are highlighted. Absent for its default. */
  measure?: Measure;
  /** A person's name, or the brand. */
  author: string;
  readMinutes: number;
  sample: boolean;
}

/** A heading for the table of contents. */
export interface Heading {
  id: string;
  level: 2 | 3;
  text: string;
}

/** The parts of an entry that are used only on its own page. */
export interface ArticleBody {
  headings: Heading[];
  blocks: Block[];
  /** Completes "You'll decide". */
  decide?: string | undefined;
  /** Completes "Skip it if". */
  skip?: string | undefined;
  /** Absent if the author is the company. */
  authorId?: string | undefined;
}

type EntryFront = v.InferOutput<v.ObjectSchema<typeof entryFields, undefined>>;

/** The summary fields that all kinds share. */
export function summarize(
  type: EntryKind,
  slug: string,
  front: EntryFront,
  blocks: readonly Block[],
  showPicture: ShowPicture,
): EntrySummary {
  const image = showPicture(["image"], front.image, front.imageAlt);
  const category = findCategoryOfTags(front.tags);
  const badge = findBadge(front.tags);
  const firstPath = front.aliases.find((path) => path.startsWith(entryPath(type, "")));
  return {
    type,
    slug,
    ...(firstPath && { firstPath }),
    title: front.title,
    summary: front.summary,
    ...(front.teaser !== undefined && { teaser: front.teaser }),
    tags: front.tags,
    date: front.date,
    ...(front.updated !== undefined && { updated: front.updated }),
    dateLabel: formatDay(front.date),
    monthLabel: formatMonth(front.date),
    featured: front.featured,
    ...(category && { category: category.label }),
    categoryId: category?.id ?? "",
    ...(badge && { badge: { id: badge.id, label: badge.label } }),
    ...(image && { image }),
    illustration: front.iconVariant ?? chooseIllustration(type, front.tags, category?.label),
    ...(front.measure && { measure: front.measure }),
    author: front.author ?? siteConfig.brand,
    readMinutes: countReadMinutes(blocks),
    sample: front.sample,
  };
}

interface EntryDefinition<Front extends EntryFront, Article> {
  schema: v.GenericSchema<unknown, Front>;
  make(slug: string, front: Front, body: ArticleBody, showPicture: ShowPicture): Article;
}

/**
 * Finds an image that the front matter names, given its key's path and values. Returns `undefined` if there is none, and after
 * reporting errors.
 */
export type ShowPicture = (
  keys: string[],
  src: string | undefined,
  alt: string | undefined,
) => Picture | undefined;

/** Returns `undefined` after reporting errors. */
export type CheckFront = <Front>(schema: v.GenericSchema<unknown, Front>) => Front | undefined;

export interface CompiledArticle<Article> {
  article: Article;
  isDraft: boolean;
  aliases: string[];
}

/** Turns a kind's definition into its compile function. */
export function defineEntry<Front extends EntryFront, Article>({
  schema,
  make,
}: EntryDefinition<Front, Article>) {
  return (
    slug: string,
    body: ArticleBody,
    {
      check,
      showPicture,
      author,
    }: { check: CheckFront; showPicture: ShowPicture; author: Person | undefined },
  ): CompiledArticle<Article> | undefined => {
    const front = check(schema);
    if (!front) return undefined;
    const { draft: isDraft, aliases, decide, skip } = front;
    const named = { ...front, author: author?.name };
    const article = { ...make(slug, named, body, showPicture), decide, skip, authorId: author?.id };
    return { article, isDraft, aliases };
  };
}
