import { type Category, type CategoryId, categories } from "../../content/categories.ts";
import type { Entry } from "../../content/entries/index.ts";
import {
  type CategoryGroup,
  filterByCategory,
  findCategoryId,
  findFeatured,
  groupByCategory,
} from "../../content/queries.ts";
import { type ListView, showList } from "./list-view.ts";

/** Cards of a chosen category before the first 'Load More'; 'See all' must show more than the group did. */
const CATEGORY_SIZE = 12;

/** The choices of a list page's filter. */
export interface FilterView {
  /** Categories that have an entry, and the chosen one, in their order of display. */
  choices: Category[];
  /** Absent where everything is shown. */
  chosen?: CategoryId;
}

/** State of `/insights` and `/case-studies` at one URL (spec 2.8). */
export interface GroupedView<Kind extends Entry> {
  filter: FilterView;
  /** Without a chosen category: one entry first, then the newest of each category. */
  overview?: { featured?: Kind; groups: CategoryGroup<Kind>[] };
  /** Where a category is chosen: its entries. */
  chosen?: { category: Category; list: ListView<Kind> };
}

/** Reads the choice of `?category=`; an id that is no category shows everything (spec 2.1). */
export function showFilter(entries: readonly Entry[], url: URL): FilterView {
  const chosen = findCategoryId(url.searchParams.get("category"));
  const used = new Set(entries.map(({ categoryId }) => categoryId));
  const choices = categories.filter(({ id }) => used.has(id) || id === chosen);
  return { choices, ...(chosen && { chosen }) };
}

/** State of a list page with groups at a URL: the overview, or the one category that was chosen. */
export function showGroupedList<Kind extends Entry>(entries: readonly Kind[], url: URL): GroupedView<Kind> {
  const filter = showFilter(entries, url);
  const category = filter.choices.find(({ id }) => id === filter.chosen);
  if (category) {
    const list = showList(filterByCategory(entries, category.id), url, CATEGORY_SIZE);
    return { filter, chosen: { category, list } };
  }
  const featured = findFeatured(entries);
  return { filter, overview: { ...(featured && { featured }), groups: groupByCategory(entries) } };
}
