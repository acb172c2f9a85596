/** The three kinds of content entries; also the value of the home page's filter (spec 2.7). */
export const entryKinds = ["insight", "caseStudy", "signal"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The insight that stands in for an unknown slug: the sample article on GTM speed (spec 2.1, 9). */
export const sampleInsightSlug = "multi-channel-gtm-rhythm-lean-teams";

const entryPrefixes: Record<EntryKind, string> = {
  insight: "/read-insight",
  caseStudy: "/case-studies",
  signal: "/market-signals",
};

/** Where an entry is read: `/read-insight/{slug}`, `/case-studies/{slug}`, `/market-signals/{slug}`. */
export function entryPath(kind: EntryKind, slug: string): string {
  return `${entryPrefixes[kind]}/${encodeURIComponent(slug)}`;
}

/** A segment of a path, decoded; text that is not percent-encoded as it should be stands for itself. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
