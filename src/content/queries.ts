import { type EntryKind, entryKinds } from "../site/index.ts";
import { type Category, type CategoryId, categories } from "./categories.ts";
import type { EntrySummary } from "./entries/entry.ts";

/** Cards of a list before the first 'Load More', and what each click adds (spec 4.4, 9). */
export const PAGE_SIZE = 3;
/** Cards of one kind in previews: home page, hub, Explore More (spec 9). */
export const PREVIEW_SIZE = 3;
/** Cards where a single kind is chosen in the filter, and in the carousels of the hub (spec 4.4, 9). */
export const SINGLE_KIND_SIZE = 6;
/** Cards of one category on a list page (spec 2.8). */
const GROUP_SIZE = 3;
/** Cards in the rail beside an article (spec 9). */
export const RELATED_SIZE = 6;

/** The part of an entry that queries use: they work on whole summaries as on cut-down cards. */
type Dated = Pick<EntrySummary, "type" | "slug" | "date"> & { updated?: string };
type Categorized = Dated & Pick<EntrySummary, "categoryId">;

/** The day of an entry in lists: of a signal its update (spec 3). */
function listedDay(entry: Dated): string {
  return entry.type === "signal" ? (entry.updated ?? entry.date) : entry.date;
}

/** Newest first; entries of one day in the order of their slugs, so that every build agrees (spec 4.4). */
export function sortNewestFirst<Entry extends Dated>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => {
    const [dayA, dayB] = [listedDay(a), listedDay(b)];
    if (dayA !== dayB) return dayA < dayB ? 1 : -1;
    return a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;
  });
}

/** The featured entry: newest first; one that is flagged, then the preferred slug, then the newest (spec 4.4). */
export function findFeatured<Entry extends Dated & Pick<EntrySummary, "featured">>(
  entries: readonly Entry[],
  preferredSlug?: string,
): Entry | undefined {
  const sorted = sortNewestFirst(entries);
  return (
    sorted.find((entry) => entry.featured) ??
    sorted.find((entry) => entry.slug === preferredSlug) ??
    sorted[0]
  );
}

/** One category on a list page: its first entries, and how many there are behind 'See all'. */
export interface CategoryGroup<Entry> {
  category: Category;
  entries: Entry[];
  total: number;
}

/**
 * Groups by category, in the order of the categories, at most three each, newest first; empty groups and
 * entries without a category are left out (spec 2.8, 5).
 */
export function groupByCategory<Entry extends Categorized>(
  entries: readonly Entry[],
): CategoryGroup<Entry>[] {
  const sorted = sortNewestFirst(entries);
  return categories
    .map((category) => {
      const ofCategory = sorted.filter((entry) => entry.categoryId === category.id);
      return { category, entries: ofCategory.slice(0, GROUP_SIZE), total: ofCategory.length };
    })
    .filter((group) => group.total > 0);
}

/** The id in `?category=`, if it is one; anything else means everything (spec 2.1). */
export function findCategoryId(value: string | null | undefined): CategoryId | undefined {
  return categories.find((category) => category.id === value)?.id;
}

/** Entries of a category, newest first; an unknown id shows everything (spec 2.1). */
export function filterByCategory<Entry extends Categorized>(
  entries: readonly Entry[],
  categoryId: string | null | undefined,
): Entry[] {
  const known = findCategoryId(categoryId);
  const sorted = sortNewestFirst(entries);
  return known === undefined ? sorted : sorted.filter((entry) => entry.categoryId === known);
}

/**
 * The rail beside an article: at most six entries of its category, newest first, without itself. An insight
 * lists case studies, a case study insights, a signal both (spec 9).
 */
export function listRelated<Entry extends Categorized>(
  current: Categorized,
  entries: readonly Entry[],
): Entry[] {
  if (current.categoryId === "") return [];
  const relatedKinds: readonly EntryKind[] = entryKinds[current.type].related;
  const related = entries.filter(
    (entry) =>
      entry.categoryId === current.categoryId &&
      relatedKinds.includes(entry.type) &&
      !(entry.type === current.type && entry.slug === current.slug),
  );
  return sortNewestFirst(related).slice(0, RELATED_SIZE);
}

/** The first entries of one kind, newest first: three in previews, six where the kind was chosen (spec 9). */
export function previewKind<Entry extends Dated, Kind extends EntryKind>(
  entries: readonly Entry[],
  kind: Kind,
  size = PREVIEW_SIZE,
): Array<Entry & { type: Kind }> {
  const isOfKind = (entry: Entry): entry is Entry & { type: Kind } => entry.type === kind;
  return sortNewestFirst(entries.filter(isOfKind)).slice(0, size);
}

/** Value of the filter on the home page's GTM Edge block (spec 2.7). */
export type KindFilter = "all" | EntryKind;

/** Entries of the GTM Edge block: three of each kind, the kinds by turns, or up to six of the chosen one (spec 4.4). */
export function previewFiltered<Entry extends Dated>(entries: readonly Entry[], filter: KindFilter): Entry[] {
  if (filter !== "all") return previewKind(entries, filter, SINGLE_KIND_SIZE);
  const kinds: readonly EntryKind[] = ["caseStudy", "signal", "insight"];
  const ofKinds = kinds.map((kind): Entry[] => previewKind(entries, kind));
  return Array.from({ length: PREVIEW_SIZE }, (_, turn) =>
    ofKinds.flatMap((list) => list[turn] ?? []),
  ).flat();
}

/** How many entries page `value` of a list shows (`?page=2` -> 6); anything but a whole number >= 1 is page 1. */
export function countOfPage(value: string | null | undefined): number {
  const page = /^[1-9]\d{0,5}$/.test(value ?? "") ? Number(value) : 1;
  return page * PAGE_SIZE;
}
