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

/** The newest entries of each kind and of each category in it; one more than shown, for the article itself. */
type Shelves = Map<string, Entry[]>;
const SHELF_SIZE = Math.max(RELATED_SIZE, PREVIEW_SIZE) + 1;

/** One pass over the entries serves all articles; a pass for each would make prerendering quadratic. */
const shelvesOf = new WeakMap<readonly Entry[], Shelves>();

/** Lists the candidates: the newest entries of every kind, and of the article's category. */
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
