import * as v from "valibot";
import { closedObject } from "../../schema-errors/closed-object.ts";
import type { EntryKind } from "../../site/index.ts";
import type { Block } from "../blocks/block.ts";
import { type CategoryId, findCategory } from "../categories.ts";
import { IsoDateSchema, PicturePathSchema, TextSchema } from "../fields.ts";
import { type IllustrationVariant, illustrationVariants } from "../illustration.ts";

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

/** What the front matter of every entry may say, whatever its kind (spec 3). */
export const entryFields = {
  /** Under 70 characters: it is the page's heading and the first half of its title. */
  title: TextSchema,
  /** 120-155 characters: the meta description, and what a card shows of a piece without a teaser. */
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
  /** Preferred where a page shows a single piece. */
  featured: v.optional(v.boolean(), false),
  /** Who wrote it; the provider itself where nothing is said. */
  author: v.optional(TextSchema),
  /** A picture under `public/`, for the hero variant `image` and the share card. */
  image: v.optional(PicturePathSchema),
  /** Overrules the choice of illustration by keywords. */
  iconVariant: v.optional(v.picklist(illustrationVariants)),
  /** `true` marks clients, quotes and figures that an owner must replace before launch. */
  sample: v.optional(v.boolean(), false),
  /** Holds the piece back: it is checked, and left out of the site. */
  draft: v.optional(v.boolean(), false),
};

/** What a card, a list or a link needs of an entry. Small: lists load this and never a body. */
export interface EntrySummary {
  type: EntryKind;
  slug: string;
  title: string;
  summary: string;
  /** The words of the card, where the summary is not. */
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

/** What only the reader of the piece needs; loaded with its page. */
export interface ArticleBody {
  headings: Heading[];
  blocks: Block[];
}
