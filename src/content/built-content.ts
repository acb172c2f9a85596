import type { Entry } from "./entries/index.ts";

/** Names of the files of built content. */
export const builtFiles = {
  content: "content.jsonl",
  /** Earliest date of a scheduled entry, if any. Read by `scripts/build-steps.mjs`. */
  nextPublication: "next-publication",
};

/** The first line of the file of content. */
export interface BuiltIndex {
  /** Newest first. */
  entries: Entry[];
  /** Checked by the schemas that the compiler was given. */
  pageCopy: Record<string, unknown>;
  /** Names of the articles and legal pages that follow, one a line. */
  bodies: string[];
}

/** Returns the name of an article or legal page among the bodies. */
export function bodyName(kind: string, slug: string): string {
  return `${kind}/${slug}`;
}
