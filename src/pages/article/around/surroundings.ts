import type { Entry } from "../../../content/entries/index.ts";
import { listRelated, previewKind } from "../../../content/queries.ts";
import { type EntryKind, entryPath } from "../../../site/index.ts";

/** The newest three of each kind, excluding the article itself (spec 9). */
export type MoreEntries = Record<EntryKind, Entry[]>;

export function findSurroundings(
  current: Entry,
  entries: readonly Entry[],
): { related: Entry[]; more: MoreEntries } {
  const others = entries.filter((entry) => entry.type !== current.type || entry.slug !== current.slug);
  return {
    related: listRelated(current, others),
    more: {
      insight: previewKind(others, "insight"),
      caseStudy: previewKind(others, "caseStudy"),
      signal: previewKind(others, "signal"),
    },
  };
}

export interface Neighbors {
  previous?: Entry | undefined;
  next?: Entry | undefined;
}

/** The published entries before and after this one in the reading order; none if it isn't listed. */
export function findNeighbors(
  current: Entry,
  order: readonly string[],
  entries: readonly Entry[],
): Neighbors {
  const path = entryPath(current.type, current.slug);
  if (!order.includes(path)) return {};
  const entryAt = new Map(entries.map((entry) => [entryPath(entry.type, entry.slug), entry]));
  const published = order.filter((listed) => entryAt.has(listed));
  const position = published.indexOf(path);
  const [previous, next] = [published[position - 1], published[position + 1]].map((listed = "") =>
    entryAt.get(listed),
  );
  return { previous, next };
}
