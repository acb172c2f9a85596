import { countOfPage, PAGE_SIZE } from "../../content/queries.ts";

/**
 * Most cards that one page renders. A longer list drops its newest cards as it grows, so that no URL makes the server
 * render all entries.
 */
const MAX_CARDS = 300;

/** State of a growing list at one URL. */
export interface ListView<Entry> {
  entries: Entry[];
  /** Place of the last entry shown, counted from 1. */
  shownCount: number;
  total: number;
  /** Address of the same list grown by one step; absent when all are shown (spec 4.4). */
  nextHref?: string;
}

/**
 * State of a list at a URL: `firstCount` entries, and three more for each further `?page=` (spec 4.4, 9).
 * Anything but a page number is the first page.
 */
export function showList<Entry>(
  entries: readonly Entry[],
  url: URL,
  firstCount = PAGE_SIZE,
): ListView<Entry> {
  const grownBy = countOfPage(url.searchParams.get("page")) - PAGE_SIZE;
  const shown = entries.slice(0, firstCount + grownBy);
  return {
    entries: shown.slice(-MAX_CARDS),
    shownCount: shown.length,
    total: entries.length,
    ...(shown.length < entries.length && { nextHref: pageHref(url, grownBy / PAGE_SIZE + 2) }),
  };
}

/** The same address, its category kept, with another page number. */
function pageHref(url: URL, page: number): string {
  const query = new URLSearchParams();
  const category = url.searchParams.get("category");
  if (category) query.set("category", category);
  query.set("page", String(page));
  return `${url.pathname}?${query}`;
}
