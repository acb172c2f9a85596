import { type Category, type CategoryId, categories } from "../../content/categories.ts";
import type { Entry } from "../../content/entries/index.ts";
import {
  CATEGORY_SIZE,
  type CategoryGroup,
  filterByCategory,
  findCategoryId,
  findFeatured,
  groupByCategory,
} from "../../content/queries.ts";
import { type ListView, showList } from "./list-view.ts";

/** The choices of a list page's filter. */
export interface FilterView {
  /** Categories with entries, and the chosen one, in their order of display. */
  choices: Category[];
  /** Absent if everything is shown. */
  chosen?: CategoryId;
}

/** State of a list page with groups at one URL (spec 2.8). */
export interface GroupedView<Kind extends Entry> {
  filter: FilterView;
  /** Present without a chosen category: the featured entry, and the newest of each category. */
  overview?: { featured?: Kind; groups: CategoryGroup<Kind>[] };
  /** Present with a chosen category: its entries. */
  chosen?: { category: Category; list: ListView<Kind> };
}

/** Reads `?category=`; an unknown id shows everything (spec: Routes). */
export function showFilter(entries: readonly Entry[], url: URL): FilterView {
  const chosen = findCategoryId(url.searchParams.get("category"));
  const used = new Set(entries.map(({ categoryId }) => categoryId));
  const choices = categories.filter(({ id }) => used.has(id) || id === chosen);
  return { choices, ...(chosen && { chosen }) };
}

/** Returns the state of a list page with groups at a URL. */
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
