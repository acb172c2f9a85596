import { type EntryKind, entryPath } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";
import { listRelated, previewKind } from "#content/publication/queries.ts";

/** The other entries that an article's page shows. */
export interface Surroundings {
  sheet: Sheet | undefined;
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
    sheet: findSheet(current, order, entries),
    related: listRelated(current, others),
    more: {
      insight: previewKind(others, "insight"),
      caseStudy: previewKind(others, "caseStudy"),
      signal: previewKind(others, "signal"),
    },
  };
}

/** An entry's position in the reading order, counting only published entries. */
export interface Sheet {
  /** Starts at 1. */
  number: number;
  count: number;
  previous: Entry | undefined;
  next: Entry | undefined;
}

/** Returns `undefined` for an entry that isn't in the reading order. */
export function findSheet(
  { type, slug }: Pick<Entry, "type" | "slug">,
  order: readonly string[],
  entries: readonly Entry[],
): Sheet | undefined {
  const entryAt = new Map(entries.map((entry) => [entryPath(entry.type, entry.slug), entry]));
  const published = order.flatMap((path) => entryAt.get(path) ?? []);
  const position = published.findIndex((entry) => entry.type === type && entry.slug === slug);
  if (position < 0) return undefined;
  return {
    number: position + 1,
    count: published.length,
    previous: published[position - 1],
    next: published[position + 1],
  };
}
