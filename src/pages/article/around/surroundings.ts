import type { Entry } from "../../../content/entries/index.ts";
import {
  listRelated,
  PREVIEW_SIZE,
  previewKind,
  RELATED_SIZE,
  sortNewestFirst,
} from "../../../content/queries.ts";
import { type EntryKind, entryKindNames } from "../../../site/index.ts";

/** The first three of each kind, without the article itself (spec 9). */
export type MorePieces = Record<EntryKind, Entry[]>;

/** Entries around an article: its rail and the block after it. Their number does not grow with the content. */
export function findSurroundings(
  current: Entry,
  entries: readonly Entry[],
): { related: Entry[]; more: MorePieces } {
  const others = listNearest(current, entries).filter(
    (entry) => entry.type !== current.type || entry.slug !== current.slug,
  );
  return {
    related: listRelated(current, others),
    more: {
      insight: previewKind(others, "insight"),
      caseStudy: previewKind(others, "caseStudy"),
      signal: previewKind(others, "signal"),
    },
  };
}

/** The newest entries of each kind and of each of its categories: as many as any article shows, and itself. */
type Shelves = Map<string, Entry[]>;
const SHELF_SIZE = Math.max(RELATED_SIZE, PREVIEW_SIZE) + 1;

/** One pass over all entries serves every article: a pass for each would make prerendering quadratic. */
const shelvesOf = new WeakMap<readonly Entry[], Shelves>();

/** The few entries that can be around an article: the newest of every kind, and those of its category. */
function listNearest(current: Entry, entries: readonly Entry[]): Entry[] {
  const shelves = shelvesOf.get(entries) ?? fillShelves(entries);
  shelvesOf.set(entries, shelves);
  const names = entryKindNames.flatMap((kind) => [kind, `${kind} ${current.categoryId}`]);
  return [...new Set(names.flatMap((name) => shelves.get(name) ?? []))];
}

function fillShelves(entries: readonly Entry[]): Shelves {
  const shelves: Shelves = new Map();
  for (const entry of sortNewestFirst(entries)) {
    for (const name of [entry.type, `${entry.type} ${entry.categoryId}`]) {
      const shelf = shelves.get(name) ?? [];
      if (shelf.length < SHELF_SIZE) shelves.set(name, [...shelf, entry]);
    }
  }
  return shelves;
}
