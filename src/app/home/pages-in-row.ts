/** How many pages a row of cards has; at least one. */
export function countPages(cards: number, perPage: number): number {
  return Math.max(1, Math.ceil(cards / Math.max(1, perPage)));
}

/** Which page a card is on, counted from 0; the last page starts early, so that it is full. */
export function pageOf(card: number, cards: number, perPage: number): number {
  return Math.min(countPages(cards, perPage) - 1, Math.ceil(card / Math.max(1, perPage)));
}

/** The page after or before, wrapping around (spec 4.4). */
export function stepPage(page: number, by: 1 | -1, pages: number): number {
  return (page + by + pages) % pages;
}

/** First card of a page; the last page is full, so it starts at the last card that can be scrolled to. */
export function pageStart(page: number, perPage: number, lastIndex: number): number {
  return Math.min(page * perPage, lastIndex);
}
