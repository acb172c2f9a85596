import type { EntryKind } from "./entry-paths.ts";
import { paths } from "./paths.ts";

const listPaths: Record<EntryKind, string> = {
  insight: paths.insights,
  caseStudy: paths.caseStudies,
  signal: paths.marketSignals,
};

const morePaths: Record<EntryKind, string> = {
  insight: paths.moreInsights,
  caseStudy: paths.moreCaseStudies,
  signal: paths.moreSignals,
};

/** The list page of a kind, filtered by category where one is given. */
export function listPath(kind: EntryKind, categoryId?: string): string {
  const path = listPaths[kind];
  return categoryId ? `${path}?category=${encodeURIComponent(categoryId)}` : path;
}

/** The extended, paged list of a kind (spec 2.8). */
export function morePath(kind: EntryKind): string {
  return morePaths[kind];
}
