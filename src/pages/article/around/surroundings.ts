import type { Entry } from "../../../content/entries/index.ts";
import { listRelated, previewKind } from "../../../content/queries.ts";
import type { EntryKind } from "../../../site/index.ts";

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
