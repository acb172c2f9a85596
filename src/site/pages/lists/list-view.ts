import { countForPage, PAGE_SIZE } from "#content/publication/queries.ts";

/** A longer list drops its first cards, so no URL can make the server render every entry. */
const MAX_CARDS = 300;

export interface ListView<Entry> {
  entries: Entry[];
  /** Position of the last entry shown, counting from 1. */
  shownCount: number;
  total: number;
  /** URL of the list with one more step; absent if every entry is shown. */
  nextHref?: string;
}

/** Shows `firstCount` entries on page 1, and three more for each additional `?page=` (spec 4.4). */
export function showList<Entry>(
  entries: readonly Entry[],
  url: URL,
  firstCount = PAGE_SIZE,
): ListView<Entry> {
  const grownBy = countForPage(url.searchParams.get("page")) - PAGE_SIZE;
  const shown = entries.slice(0, firstCount + grownBy);
  return {
    entries: shown.slice(-MAX_CARDS),
    shownCount: shown.length,
    total: entries.length,
    ...(shown.length < entries.length && { nextHref: pageHref(url, grownBy / PAGE_SIZE + 2) }),
  };
}

function pageHref(url: URL, page: number): string {
  const query = new URLSearchParams();
  const category = url.searchParams.get("category");
  if (category) query.set("category", category);
  query.set("page", String(page));
  return `${url.pathname}?${query}`;
}
