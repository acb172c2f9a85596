import { folder } from "virtual:content";
import type { EntryKind } from "../site/index.ts";
import { openBuiltContent } from "./built-content.ts";
import type { Entry } from "./entries/index.ts";

/**
 * The content for pages. The compiler has checked everything and written it to `folder`; nothing is parsed here but JSON.
 * A browser's build that meets a file of this ending stops.
 */
const built = openBuiltContent(folder);

/** Short texts of pages, by the name of their file in `content/page-copy`. */
export const pageCopy = built.pageCopy;

/** Summaries of all entries, newest first. */
export function listEntries(): readonly Entry[] {
  return built.entries;
}

const entriesByKind = {
  insight: built.entries.filter((entry) => entry.type === "insight"),
  caseStudy: built.entries.filter((entry) => entry.type === "caseStudy"),
  signal: built.entries.filter((entry) => entry.type === "signal"),
} satisfies Record<EntryKind, readonly Entry[]>;

/** Summaries of all entries of one kind, newest first. */
export function listEntriesOfKind<Kind extends EntryKind>(
  kind: Kind,
): ReadonlyArray<Extract<Entry, { type: Kind }>>;
export function listEntriesOfKind(kind: EntryKind): readonly Entry[] {
  return entriesByKind[kind];
}

/** An article with its body, read from disk when it is needed; `undefined` where there is no such entry. */
export const findArticle = built.findArticle;

/** A legal page by its id, which is its path without the slash. */
export const findLegalPage = built.findLegalPage;
