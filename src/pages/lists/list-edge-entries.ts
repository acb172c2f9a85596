import type { Entry } from "../../content/entries/index.ts";
import { previewFiltered, sortNewestFirst } from "../../content/queries.ts";

/**
 * What The GTM Edge at the end of a list page shows: three of each kind, newest first (spec 2.8, 9), without the piece
 * that the page opens with.
 */
export function listEdgeEntries(entries: readonly Entry[], featured: Entry | undefined): Entry[] {
  const others = entries.filter(({ type, slug }) => type !== featured?.type || slug !== featured.slug);
  return sortNewestFirst(previewFiltered(others, "all"));
}
