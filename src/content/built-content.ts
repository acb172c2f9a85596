import type { Entry } from "./entries/index.ts";

export const builtFiles = {
  content: "content.jsonl",
  /** Earliest date of a scheduled entry, if any. Read by `scripts/build-steps.mjs`. */
  nextPublication: "next-publication",
};

/** The first line of `content.jsonl`. */
export interface BuiltIndex {
  /** Newest first. */
  entries: Entry[];
  /** Validated against the schemas passed to the compiler. */
  pageCopy: Record<string, unknown>;
  /** Paths of entries, including scheduled ones that aren't in `entries` yet. */
  readingOrder: string[];
  /** Names of the articles and legal pages on the following lines. */
  bodies: string[];
}

export function bodyName(kind: string, slug: string): string {
  return `${kind}/${slug}`;
}
