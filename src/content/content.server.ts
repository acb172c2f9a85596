import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "virtual:content";
import type { EntryKind } from "../site/index.ts";
import { type BuiltIndex, bodyName, builtFiles } from "./built-content.ts";
import type { ArticleOfKind, Entry, EntryOfKind, Glossary, LegalPage } from "./entries/index.ts";

// Read at startup, so that a running server keeps its own articles when another build replaces the folder.
const [index = "", ...lines] = readFileSync(join(folder, builtFiles.content), "utf8").split("\n");
const built: BuiltIndex = JSON.parse(index);
// Each is parsed when its page is rendered.
const bodies = new Map(built.bodies.map((name, position) => [name, lines[position]]));

/** By file name in `content/page-copy`; `src/pages/page-copy.server.ts` adds the types. */
export const builtPageCopy = built.pageCopy;

/** Paths of entries, some of which may not be published yet. */
export const { readingOrder } = built;

/** Newest first. */
export function listEntries(): readonly Entry[] {
  return built.entries;
}

/** Newest first. */
export function listEntriesOfKind<Kind extends EntryKind>(kind: Kind): ReadonlyArray<EntryOfKind<Kind>> {
  return built.entries.filter((entry): entry is EntryOfKind<Kind> => entry.type === kind);
}

export function findArticle<Kind extends EntryKind>(
  kind: Kind,
  slug: string,
): ArticleOfKind<Kind> | undefined {
  const json = bodies.get(bodyName(kind, slug));
  return json === undefined ? undefined : JSON.parse(json);
}

export const hasGlossary = bodies.has(bodyName("glossary", "glossary"));

export function findGlossary(): Glossary | undefined {
  const json = bodies.get(bodyName("glossary", "glossary"));
  return json === undefined ? undefined : JSON.parse(json);
}

/** The id is the path without the slash. */
export function findLegalPage(id: string): LegalPage | undefined {
  const json = bodies.get(bodyName("legal", id));
  return json === undefined ? undefined : JSON.parse(json);
}
