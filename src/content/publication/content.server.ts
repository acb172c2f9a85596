import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "virtual:content";
import { type EntryKind, entryPath } from "#config/index.ts";
import { formatDay } from "../entries/dates.ts";
import type { ArticleOfKind, Entry, EntryOfKind, Glossary, LegalPage } from "../entries/index.ts";
import { type BuiltIndex, bodyName, builtFiles } from "./built-content.ts";
import { readShown } from "./showing.ts";

// Read at startup, so that a running server keeps its own articles when another build replaces the folder.
const [index = "", ...lines] = readFileSync(join(folder, builtFiles.content), "utf8").split("\n");
const built: BuiltIndex = JSON.parse(index);
// Parsed one at a time, when their pages are rendered.
const bodies = new Map(built.bodies.map((name, position) => [name, lines[position]]));
const drafts = new Set(built.drafts);
const known = new Map(built.entries.map((entry) => [bodyName(entry.type, entry.slug), entry]));

/** By file name in `content/page-copy`; `src/site/pages/page-copy.server.ts` adds the types. */
export const builtPageCopy = built.pageCopy;

/** Paths of entries, some of which may not be published yet. */
export const { readingOrder } = built;

/** Newest first, without drafts and scheduled entries. */
export function listEntries(): readonly Entry[] {
  const { onList, ...shown } = readShown();
  onList?.();
  return built.entries.filter((entry) => isVisible(entry, shown));
}

/** Newest first. */
export function listEntriesOfKind<Kind extends EntryKind>(kind: Kind): ReadonlyArray<EntryOfKind<Kind>> {
  return listEntries().filter((entry): entry is EntryOfKind<Kind> => entry.type === kind);
}

/** The days after the shown one on which entries are published. */
export function listPublicationDays(): string[] {
  const { day } = readShown();
  const days = built.entries.filter((entry) => !isDraft(entry)).map(({ date }) => date);
  return [...new Set(days)].filter((date) => date > day).sort();
}

/** Finds an article that is published or previewed. */
export function findArticle<Kind extends EntryKind>(
  kind: Kind,
  slug: string,
): ArticleOfKind<Kind> | undefined {
  const entry = known.get(bodyName(kind, slug));
  return entry && isVisible(entry) ? parseBody(kind, slug) : undefined;
}

/** Finds the entries with this slug, published or not. */
export function findBySlug(slug: string): Entry[] {
  return built.entries.filter((entry) => entry.slug === slug);
}

/** Finds the entry that has this alias if it is published or previewed. */
export function findRenamed(path: string): Entry | undefined {
  const name = Object.hasOwn(built.aliases, path) ? built.aliases[path] : undefined;
  const entry = known.get(name ?? "");
  return entry && isVisible(entry) ? entry : undefined;
}

/** Text of the ribbon on a page that isn't public; `undefined` for a published entry. */
export function labelUnpublished(entry: Entry): string | undefined {
  if (isDraft(entry)) return "Draft";
  return entry.date > readShown().day ? `Scheduled for ${formatDay(entry.date)}` : undefined;
}

function isDraft(entry: Entry): boolean {
  return drafts.has(bodyName(entry.type, entry.slug));
}

function isVisible(entry: Entry, { day, preview } = readShown()): boolean {
  if ((entry.date <= day && !isDraft(entry)) || built.showsUnpublished) return true;
  if (preview === undefined) return false;
  const { type, slug } = entry;
  return entryPath(type, slug) === preview || built.aliases[preview] === bodyName(type, slug);
}

export const hasGlossary = bodies.has(bodyName("glossary", "glossary"));

export function findGlossary(): Glossary | undefined {
  return parseBody("glossary", "glossary");
}

/** The id is the path without the slash. */
export function findLegalPage(id: string): LegalPage | undefined {
  return parseBody("legal", id);
}

function parseBody(kind: string, slug: string) {
  const json = bodies.get(bodyName(kind, slug));
  return json === undefined ? undefined : JSON.parse(json);
}
