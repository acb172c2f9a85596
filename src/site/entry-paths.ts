/** The kinds of content entries, in the order of menus and tabs. */
export const entryKindNames = ["insight", "caseStudy", "signal"] as const;

/** A kind of content entry; also the value of the home page's filter (spec 2.7). */
export type EntryKind = (typeof entryKindNames)[number];

/**
 * Path of each kind's articles. Everything else about the kinds is in `entry-kinds.ts`; this file is all that the browser's
 * entry script carries of them, and that script has no bytes to spare.
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

/** The same as a pattern, for the table of pages: `/read-insight/:slug`. */
export function entryPathPattern<Kind extends EntryKind>(kind: Kind) {
  return `${articlePaths[kind]}/:slug` as const;
}

/** A segment of a path, decoded; text that is not percent-encoded correctly is returned as it is. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
