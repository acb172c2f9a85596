import { type EntryKind, entryKinds } from "#config/index.ts";
import { type Category, type CategoryId, categories } from "../entries/categories.ts";
import type { EntrySummary } from "../entries/entry.ts";

/** Cards that a list shows at first and adds with each 'Load More' click (spec 9). */
export const PAGE_SIZE = 3;
/** Cards per kind in previews: home page, list pages, Explore More (spec 9). */
const PREVIEW_SIZE = 3;
/** Cards when only one kind is shown: chosen in the filter, or in a hub carousel (spec 9). */
export const SINGLE_KIND_SIZE = 6;
/** Cards per category on a list page that shows every category (spec 2.8). */
const GROUP_SIZE = 3;
/** Cards of a chosen category before the first 'Load More'; more than its group shows on the unfiltered page. */
export const CATEGORY_SIZE = 12;
/** Cards in the rail beside an article (spec 9). */
const RELATED_SIZE = 6;

type Dated = Pick<EntrySummary, "type" | "slug" | "date"> & { updated?: string };
type Categorized = Dated & Pick<EntrySummary, "categoryId">;

/** Signals are sorted by their last update (spec 3). */
function listedDay(entry: Dated): string {
  return entry.type === "signal" ? (entry.updated ?? entry.date) : entry.date;
}

/** Sorts entries with the same date by slug so that the order is stable (spec 4.4). */
export function sortNewestFirst<Entry extends Dated>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => {
    const [dayA, dayB] = [listedDay(a), listedDay(b)];
    if (dayA !== dayB) return dayA < dayB ? 1 : -1;
    return a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;
  });
}

/** Returns the newest flagged entry, else the one with the preferred slug, else the newest (spec 4.4). */
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

export interface CategoryGroup<Entry> {
  category: Category;
  entries: Entry[];
  /** How many entries the category has. */
  total: number;
}

/** Returns up to three entries per category, newest first; omits empty groups (spec 2.8). */
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

/** Takes the value of `?category=`. */
export function findCategoryId(value: string | null | undefined): CategoryId | undefined {
  return categories.find((category) => category.id === value)?.id;
}

/** Returns the category's entries, newest first, or all entries if the id is unknown (spec: Routes). */
export function filterByCategory<Entry extends Categorized>(
  entries: readonly Entry[],
  categoryId: string | null | undefined,
): Entry[] {
  const known = findCategoryId(categoryId);
  const sorted = sortNewestFirst(entries);
  return known === undefined ? sorted : sorted.filter((entry) => entry.categoryId === known);
}

/** Returns up to six entries of related kinds in the article's category, newest first (spec 9). */
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

export function previewKind<Entry extends Dated, Kind extends EntryKind>(
  entries: readonly Entry[],
  kind: Kind,
  size = PREVIEW_SIZE,
): Array<Entry & { type: Kind }> {
  const isOfKind = (entry: Entry): entry is Entry & { type: Kind } => entry.type === kind;
  return sortNewestFirst(entries.filter(isOfKind)).slice(0, size);
}

/** Value of the filter in the home page's GTM Edge block (spec 2.7). */
export type KindFilter = "all" | EntryKind;

/** Returns three entries of each kind, alternating, or up to six of the chosen kind (spec 4.4). */
export function previewFiltered<Entry extends Dated>(entries: readonly Entry[], filter: KindFilter): Entry[] {
  if (filter !== "all") return previewKind(entries, filter, SINGLE_KIND_SIZE);
  const kinds: readonly EntryKind[] = ["caseStudy", "signal", "insight"];
  const ofKinds = kinds.map((kind): Entry[] => previewKind(entries, kind));
  return Array.from({ length: PREVIEW_SIZE }, (_, turn) =>
    ofKinds.flatMap((list) => list[turn] ?? []),
  ).flat();
}

/** Takes the value of `?page=` (`2` -> 6); treats invalid values as page 1. */
export function countForPage(value: string | null | undefined): number {
  const page = /^[1-9]\d{0,5}$/.test(value ?? "") ? Number(value) : 1;
  return page * PAGE_SIZE;
}
