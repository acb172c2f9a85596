import { folder } from "virtual:content";
import type { EntryKind } from "../site/index.ts";
import { openBuiltContent } from "./built-content.ts";
import type { Entry, EntryOfKind } from "./entries/index.ts";

/** The content for pages, as the compiler checked and wrote it. A browser's build that meets a file of this ending stops. */
const built = openBuiltContent(folder);

/** Short texts of pages, by the name of their file in `content/page-copy`. */
export const pageCopy = built.pageCopy;

/** Lists the summaries of all entries, newest first. */
export function listEntries(): readonly Entry[] {
  return built.entries;
}

/** Lists the summaries of one kind, newest first. */
export function listEntriesOfKind<Kind extends EntryKind>(kind: Kind): ReadonlyArray<EntryOfKind<Kind>> {
  return built.entries.filter((entry): entry is EntryOfKind<Kind> => entry.type === kind);
}

/** Reads an article with its body; `undefined` where there is none. */
export const findArticle = built.findArticle;

/** Reads a legal page by its id, which is its path without the slash. */
export const findLegalPage = built.findLegalPage;
