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

/** An entry's place among the published entries of the reading order. */
export interface Sheet {
  /** Counts from 1. */
  number: number;
  count: number;
  previous: Entry | undefined;
  next: Entry | undefined;
}

/** Returns `undefined` for an entry that the reading order doesn't list. */
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
