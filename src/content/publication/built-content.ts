import type { Entry } from "../entries/index.ts";

export const builtFiles = { content: "content.jsonl" };

/** The first line of `content.jsonl`. */
export interface BuiltIndex {
  /** Newest first, including drafts and scheduled entries. */
  entries: Entry[];
  /** Body names of drafts. */
  drafts: string[];
  /** Development shows drafts and scheduled entries. */
  showsUnpublished: boolean;
  /** Old path -> body name of the entry. */
  aliases: Record<string, string>;
  /** Validated against the schemas passed to the compiler. */
  pageCopy: Record<string, unknown>;
  /** Paths of entries, including scheduled ones. */
  readingOrder: string[];
  /** Names of the articles, other pages and people on the following lines. */
  bodies: string[];
}

export function bodyName(kind: string, slug: string): string {
  return `${kind}/${slug}`;
}
