import { listEntries } from "../../content/content.server.ts";
import type { Entry } from "../../content/entries/index.ts";
import type { EntryKind } from "../../site/index.ts";

/** All entries of one kind, newest first. */
export function listEntriesOfKind(kind: EntryKind): readonly Entry[] {
  return listEntries().filter(({ type }) => type === kind);
}
