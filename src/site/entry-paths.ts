/** The kinds of entries, in the order of menus and tabs. */
export const entryKindNames = ["insight", "caseStudy", "signal"] as const;

/** A kind of entry; also a value of the home page's filter (spec 2.7). */
export type EntryKind = (typeof entryKindNames)[number];

/**
 * Paths of articles by kind. All other facts about kinds are in `entry-kinds.ts`, which the entry script cannot afford
 * to import.
 */
const articlePaths = {
  insight: "/read-insight",
  caseStudy: "/case-studies",
  signal: "/market-signals",
} as const satisfies Record<EntryKind, string>;

/** Path of an article: `/read-insight/{slug}`, `/case-studies/{slug}`, `/market-signals/{slug}`. */
export function entryPath(kind: EntryKind, slug: string): string {
  return `${articlePaths[kind]}/${encodeURIComponent(slug)}`;
}

/** Path of the PDF of a market signal (spec: Delivery). */
export function reportPath(slug: string): string {
  return `/reports/${encodeURIComponent(slug)}.pdf`;
}

/** Path pattern of articles, for the table of pages: `/read-insight/:slug`. */
export function entryPathPattern<Kind extends EntryKind>(kind: Kind) {
  return `${articlePaths[kind]}/:slug` as const;
}

/** Decodes a path segment; one that is not encoded correctly is returned unchanged. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
