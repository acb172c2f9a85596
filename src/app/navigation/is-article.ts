import { type EntryKind, entryPath } from "../../site/index.ts";

const kinds: readonly EntryKind[] = ["insight", "caseStudy", "signal"];

/** Whether a path is that of a piece: what lies there is waited for in words, and set in the reading face. */
export function isArticle(pathname: string): boolean {
  return kinds.some((kind) => pathname.startsWith(entryPath(kind, "")));
}
