import { type Category, categories } from "#content/entries/categories.ts";
import type { Entry } from "#content/entries/index.ts";
import {
  CATEGORY_SIZE,
  type CategoryGroup,
  filterByCategory,
  findCategoryId,
  findFeatured,
  groupByCategory,
} from "#content/publication/queries.ts";
import { type ListView, showList } from "./list-view.ts";

export interface FilterView {
  /** Categories that have entries, plus the chosen one, in display order. */
  choices: Category[];
  /** Absent if no category is chosen. */
  chosen?: Category;
}

/** A grouped list page's state for a URL (spec 2.8). */
export interface GroupedView<Kind extends Entry> {
  filter: FilterView;
  /** Present unless a category is chosen: the featured entry and each category's newest. */
  overview?: { featured?: Kind; groups: CategoryGroup<Kind>[] };
  /** Present if a category is chosen. */
  chosen?: { category: Category; list: ListView<Kind> };
}

/** Reads `?category=`. An unknown id shows all entries (spec: Routes). */
export function showFilter(entries: readonly Entry[], url: URL): FilterView {
  const chosenId = findCategoryId(url.searchParams.get("category"));
  const used = new Set(entries.map(({ categoryId }) => categoryId));
  const choices = categories.filter(({ id }) => used.has(id) || id === chosenId);
  const chosen = choices.find(({ id }) => id === chosenId);
  return { choices, ...(chosen && { chosen }) };
}

export function showGroupedList<Kind extends Entry>(entries: readonly Kind[], url: URL): GroupedView<Kind> {
  const filter = showFilter(entries, url);
  if (filter.chosen) {
    const list = showList(filterByCategory(entries, filter.chosen.id), url, CATEGORY_SIZE);
    return { filter, chosen: { category: filter.chosen, list } };
  }
  const featured = findFeatured(entries);
  return { filter, overview: { ...(featured && { featured }), groups: groupByCategory(entries) } };
}
