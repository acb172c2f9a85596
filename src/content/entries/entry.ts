import * as v from "valibot";
import { closedObject } from "../../schema-errors/closed-object.ts";
import { type EntryKind, siteConfig } from "../../site/index.ts";
import { type Block, definitionOf } from "../blocks/block.ts";
import { type CategoryId, findBadge, findCategory, findCategoryOfTags } from "../categories.ts";
import { formatDay, formatMonth, IsoDateSchema } from "../dates.ts";
import { PicturePathSchema, TextSchema } from "../fields.ts";
import { chooseIllustration, type IllustrationVariant, illustrationVariants } from "../illustration.ts";

/** Tags with every category in the spelling of its label, each tag once: `gtm strategy` is `GTM Strategy`. */
function nameCategories(tags: string[]): string[] {
  return [...new Set(tags.map((tag) => findCategory(tag)?.label ?? tag))];
}

/** Hero divider of an article (spec 3): which drawing, in which color role, how strong (0-1). */
export const HeroDividerSchema = closedObject({
  /** `false` leaves the drawing out. */
  enabled: v.optional(v.boolean(), true),
  style: v.optional(v.picklist(["moatArc", "speedLines", "signalGrid"]), "signalGrid"),
  accent: v.optional(v.picklist(["marker", "blueprint", "category"]), "category"),
  opacity: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.35),
});
export type HeroDivider = v.InferOutput<typeof HeroDividerSchema>;

/** Front matter of every entry, whatever its kind (spec 3). */
export const entryFields = {
  /** Under 70 characters: it is the page's heading and the first half of its title. */
  title: TextSchema,
  /** 120-155 characters: the meta description, and the text of a card without a teaser. */
  summary: TextSchema,
  /** At most 68 characters: what fits the two lines of a card. */
  teaser: v.optional(TextSchema),
  /** 2-4 of them. The first must be a category's label, or the entry is left out of the category groups. */
  tags: v.pipe(
    v.array(TextSchema),
    v.minLength(1, "must name at least one tag"),
    v.transform(nameCategories),
  ),
  /** Day of publication. */
  date: IsoDateSchema,
  /** Day of the last change of substance; shown beside the first. */
  updated: v.optional(IsoDateSchema),
  /** Preferred where a page shows a single article. */
  featured: v.optional(v.boolean(), false),
  /** Who wrote it; the provider itself by default. */
  author: v.optional(TextSchema),
  /** A picture under `public/`, for the hero variant `image` and the share card. */
  image: v.optional(PicturePathSchema),
  /** Overrules the choice of illustration by keywords. */
  iconVariant: v.optional(v.picklist(illustrationVariants)),
  /** `true` marks clients, quotes and figures that an owner must replace before launch. */
  sample: v.optional(v.boolean(), false),
  /** Keeps the article back: it is checked, and left out of the site. */
  draft: v.optional(v.boolean(), false),
};

/** The part of an entry that cards, lists and links need. Small: lists load this and never a body. */
export interface EntrySummary {
  type: EntryKind;
  slug: string;
  title: string;
  summary: string;
  /** Text of the card in place of the summary. */
  teaser?: string;
  tags: string[];
  /** ISO day of publication. */
  date: string;
  /** ISO day of the last change of substance. */
  updated?: string;
  /** `Apr 8, 2025`; made at build in UTC, so server and browser never differ. */
  dateLabel: string;
  /** `Apr 2025`: the month label of cards. A signal shows its updated month (`Aug 2025`). */
  monthLabel: string;
  featured: boolean;
  /** Label of the category, absent where the first tag is no category. */
  category?: string;
  /** Empty string where the first tag is no category (spec 5). */
  categoryId: CategoryId | "";
  /** Badge of a card: the first tag that is a category. */
  badge?: { id: CategoryId; label: string };
  image?: string;
  illustration: IllustrationVariant;
  author: string;
  /** Words of the body divided by 200, rounded up, at least 1 (spec 9). */
  readMinutes: number;
  sample: boolean;
}

/** One heading of a body, for the table of contents. `level` is 2 or 3. */
export interface Heading {
  id: string;
  level: 2 | 3;
  text: string;
}

/** The part of an entry that only its page needs. */
export interface ArticleBody {
  headings: Heading[];
  blocks: Block[];
}

type EntryFront = v.InferOutput<v.ObjectSchema<typeof entryFields, undefined>>;

/** Makes the summary of an entry; a kind adds its own fields. */
export function summarize(
  type: EntryKind,
  slug: string,
  front: EntryFront,
  blocks: readonly Block[],
): EntrySummary {
  const category = findCategoryOfTags(front.tags);
  const badge = findBadge(front.tags);
  return {
    type,
    slug,
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
    ...(front.image !== undefined && { image: front.image }),
    illustration: front.iconVariant ?? chooseIllustration(type, front.tags, category?.label),
    author: front.author ?? siteConfig.brand,
    readMinutes: countReadMinutes(blocks),
    sample: front.sample,
  };
}

/** Words a person reads in a minute (spec 9). */
const WORDS_PER_MINUTE = 200;

/**
 * Reading time in minutes: words divided by 200, rounded up, at least 1 (spec 9). Counts all visible words of the body:
 * tables, callouts, checklists, captions and titles of blocks included.
 */
function countReadMinutes(blocks: readonly Block[]): number {
  return Math.max(1, Math.ceil(countWords(blocks) / WORDS_PER_MINUTE));
}

/** Number of visible words. A word has a letter or a digit; a lone dash, arrow or bullet is none. */
export function countWords(blocks: readonly Block[]): number {
  let count = 0;
  for (const text of listTexts(blocks)) {
    for (const word of text.split(/\s+/)) if (/[\p{Letter}\p{Number}]/u.test(word)) count++;
  }
  return count;
}

function listTexts(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => definitionOf(block).texts(block, listTexts));
}

/** One kind of entry: its front matter, and the article that is made of it. */
interface EntryDefinition<Front extends EntryFront, Article> {
  schema: v.GenericSchema<unknown, Front>;
  /** Pictures that the front matter names beside `image`, by their keys. */
  pictures?(front: Front): NamedPicture[];
  make(slug: string, front: Front, body: ArticleBody): Article;
}

/** A picture named in the front matter. */
interface NamedPicture {
  keys: string[];
  src: string | undefined;
}

/** Checks front matter against a schema; `undefined` after an error, which is then already reported. */
export type CheckFront = <Front>(schema: v.GenericSchema<unknown, Front>) => Front | undefined;

/** An article as it was compiled, with its pictures still to be looked up. */
export interface CompiledArticle<Article> {
  article: Article;
  isDraft: boolean;
  pictures: NamedPicture[];
}

/** Joins schema and maker of a kind, so that a table of kinds needs no types of its own. */
export function defineEntry<Front extends EntryFront, Article>({
  schema,
  pictures,
  make,
}: EntryDefinition<Front, Article>) {
  return (slug: string, body: ArticleBody, check: CheckFront): CompiledArticle<Article> | undefined => {
    const front = check(schema);
    if (!front) return undefined;
    const named = [{ keys: ["image"], src: front.image }, ...(pictures?.(front) ?? [])];
    return { article: make(slug, front, body), isDraft: front.draft, pictures: named };
  };
}
