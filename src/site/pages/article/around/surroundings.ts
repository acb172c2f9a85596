import { type EntryKind, entryPath } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";
import { listRelated, previewKind } from "#content/publication/queries.ts";

/** The other entries that an article's page shows. */
export interface Surroundings {
  neighbors: Neighbors;
  related: Entry[];
  /** The newest three of each kind (spec 9). */
  more: Record<EntryKind, Entry[]>;
}

export function findSurroundings(
  current: Entry,
  entries: readonly Entry[],
  order: readonly string[],
): Surroundings {
  const others = entries.filter(({ type, slug }) => type !== current.type || slug !== current.slug);
  return {
    neighbors: findNeighbors(current, order, entries),
    related: listRelated(current, others),
    more: {
      insight: previewKind(others, "insight"),
      caseStudy: previewKind(others, "caseStudy"),
      signal: previewKind(others, "signal"),
    },
  };
}

/** The published entries before and after an article in the reading order. */
export interface Neighbors {
  previous?: Entry | undefined;
  next?: Entry | undefined;
}

/** Returns none for an entry that isn't in the reading order. */
export function findNeighbors(
  { type, slug }: Pick<Entry, "type" | "slug">,
  order: readonly string[],
  entries: readonly Entry[],
): Neighbors {
  const entryAt = new Map(entries.map((entry) => [entryPath(entry.type, entry.slug), entry]));
  const published = order.flatMap((path) => entryAt.get(path) ?? []);
  const position = published.findIndex((entry) => entry.type === type && entry.slug === slug);
  return position < 0 ? {} : { previous: published[position - 1], next: published[position + 1] };
}
