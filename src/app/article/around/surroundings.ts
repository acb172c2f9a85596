import type { Entry } from "../../../catalogue/entries/index.ts";
import { listRelated, previewKind } from "../../../catalogue/queries.ts";

/** What the rail says of a related piece. */
export type RelatedPiece = Pick<Entry, "type" | "slug" | "title" | "readMinutes">;

/** The first three of each kind, without the piece at hand (spec 9). */
export interface MorePieces {
  insights: Entry[];
  caseStudies: Entry[];
  signals: Entry[];
}

/** What stands around a piece: its rail and the block after it. For loaders; it does not grow with the catalogue. */
export function findSurroundings(
  current: Entry,
  entries: readonly Entry[],
): { related: RelatedPiece[]; more: MorePieces } {
  const others = entries.filter((entry) => entry.type !== current.type || entry.slug !== current.slug);
  return {
    related: listRelated(current, others).map(({ type, slug, title, readMinutes }) => ({
      type,
      slug,
      title,
      readMinutes,
    })),
    more: {
      insights: previewKind(others, "insight"),
      caseStudies: previewKind(others, "caseStudy"),
      signals: previewKind(others, "signal"),
    },
  };
}
