import { folder } from "virtual:content";
import type { EntryKind } from "../site/index.ts";
import { openBuiltContent } from "./built-content.ts";
import type { Entry, EntryOfKind } from "./entries/index.ts";

/** Built content. The build fails if a browser bundle would contain a `.server.ts` file. */
const built = openBuiltContent(folder);

/** Page copy by the names of files in `content/page-copy`. */
export const pageCopy = built.pageCopy;

/** Lists the summaries of all entries, newest first. */
export function listEntries(): readonly Entry[] {
  return built.entries;
}

/** Lists the summaries of a kind, newest first. */
export function listEntriesOfKind<Kind extends EntryKind>(kind: Kind): ReadonlyArray<EntryOfKind<Kind>> {
  return built.entries.filter((entry): entry is EntryOfKind<Kind> => entry.type === kind);
}

/** Finds an article with its body. */
export const findArticle = built.findArticle;

/** Finds a legal page by its id, which is its path without the slash. */
export const findLegalPage = built.findLegalPage;
