/** In the order shown in menus and tabs. */
export const entryKindNames = ["insight", "caseStudy", "signal"] as const;

/** An entry kind; also a home page filter value (spec 2.7). */
export type EntryKind = (typeof entryKindNames)[number];

/** Everything else about kinds is in `entry-kinds.ts`, which is too large to be part of the entry script. */
const articlePaths = {
  insight: "/read-insight",
  caseStudy: "/case-studies",
  signal: "/market-signals",
} as const satisfies Record<EntryKind, string>;

/** `/read-insight/{slug}`, `/case-studies/{slug}` or `/market-signals/{slug}`. */
export function entryPath(kind: EntryKind, slug: string): string {
  return `${articlePaths[kind]}/${encodeURIComponent(slug)}`;
}

/** Route pattern in the page table: `/read-insight/:slug`. */
export function entryPathPattern<Kind extends EntryKind>(kind: Kind) {
  return `${articlePaths[kind]}/:slug` as const;
}

/** Returns a malformed segment unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
