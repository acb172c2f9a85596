import type { Entry } from "../../../content/entries/index.ts";
import { listRelated, previewKind } from "../../../content/queries.ts";
import { type EntryKind, entryPath } from "../../../site/index.ts";

/** The entries around an article; none of them twice. */
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
  const sheet = findSheet(current, order, entries);
  const isCurrent = ({ type, slug }: Entry) => type === current.type && slug === current.slug;
  const others = entries.filter(
    (entry) => !isCurrent(entry) && entry !== sheet?.previous && entry !== sheet?.next,
  );
  const related = listRelated(current, others);
  const rest = others.filter((entry) => !related.includes(entry));
  return {
    sheet,
    related,
    more: {
      insight: previewKind(rest, "insight"),
      caseStudy: previewKind(rest, "caseStudy"),
      signal: previewKind(rest, "signal"),
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
