import { readFileSync } from "node:fs";
import { join } from "node:path";
import { folder } from "virtual:content";
import { type EntryKind, entryPath, personPath } from "#config/index.ts";
import { formatDay } from "../entries/dates.ts";
import type {
  ArticleBody,
  ArticleOfKind,
  Entry,
  EntryOfKind,
  LegalPage,
  Person,
  TextPage,
} from "../entries/index.ts";
import { type BuiltIndex, bodyName, builtFiles } from "./built-content.ts";
import { type Publication, publicationOf, readShown } from "./publication.ts";

// Read at startup, so that a running server keeps its own articles when another build replaces the folder.
const [index = "", ...lines] = readFileSync(join(folder, builtFiles.content), "utf8").split("\n");
const built: BuiltIndex = JSON.parse(index);
// Parsed one at a time, when their pages are rendered.
const bodies = new Map(built.bodies.map((name, position) => [name, lines[position]]));
const drafts = new Set(built.drafts);
const people: Person[] = built.bodies
  .filter((name) => name.startsWith(bodyName("person", "")))
  .map((name) => JSON.parse(bodies.get(name) ?? ""));
const known = new Map(built.entries.map((entry) => [bodyName(entry.type, entry.slug), entry]));

/** By file name in `content/page-copy`; `src/site/pages/page-copy.server.ts` adds the types. */
export const builtPageCopy = built.pageCopy;

/** Paths of entries, some of which may not be published yet. */
export const { readingOrder } = built;

/** Newest first, excluding drafts and scheduled entries. */
export function listEntries(): readonly Entry[] {
  const { onList, ...shown } = readShown();
  onList?.();
  return built.entries.filter((entry) => isVisible(entry, shown));
}

/** Newest first. */
export function listEntriesOfKind<Kind extends EntryKind>(kind: Kind): ReadonlyArray<EntryOfKind<Kind>> {
  return listEntries().filter((entry): entry is EntryOfKind<Kind> => entry.type === kind);
}

/** The days after the shown one on which entries are published, or people leave. */
export function listPublicationDays(): string[] {
  const { day } = readShown();
  const scheduled = built.entries.filter((entry) => stateOf(entry, day) === "scheduled");
  const leaving = people.flatMap(({ until = day }) => (until > day ? until : []));
  return [...new Set([...scheduled.map(({ date }) => date), ...leaving])].sort();
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
  const state = stateOf(entry, readShown().day);
  if (state === "published") return undefined;
  return state === "draft" ? "Draft" : `Scheduled for ${formatDay(entry.date)}`;
}

function stateOf({ type, slug, date }: Entry, day: string): Publication {
  return publicationOf({ date, isDraft: drafts.has(bodyName(type, slug)) }, day);
}

function isVisible(entry: Entry, { day, preview } = readShown()): boolean {
  if (stateOf(entry, day) === "published" || built.showsUnpublished) return true;
  if (preview === undefined) return false;
  const { type, slug } = entry;
  return entryPath(type, slug) === preview || built.aliases[preview] === bodyName(type, slug);
}

/** Of the files in `content/pages`, and the glossary. */
export const textPageSlugs = built.bodies.flatMap((name) => /^textPage\/(.*)/.exec(name)?.[1] ?? []);

export function findTextPage(slug: string): TextPage | undefined {
  return parseBody("textPage", slug);
}

/** The id is the path without the slash. */
export function findLegalPage(id: string): LegalPage | undefined {
  return parseBody("legal", id);
}

/** People who work here on the shown day, those who work with clients first. */
export function listPeople(): Person[] {
  const { day, onList } = readShown();
  if (people.some(({ until = day }) => until > day)) onList?.();
  return people
    .filter(({ until }) => until === undefined || until > day)
    .toSorted((a, b) => Number(b.clients) - Number(a.clients));
}

/** Finds the person who reads and answers contact requests. */
export function findContactPerson(): Person | undefined {
  return listPeople().find(({ contact }) => contact);
}

/** An article's author, and where to read about them: on About, or elsewhere if they have left. */
export type Author = Person & { url: string };

/** Returns `undefined` if the author is the company. */
export function findAuthor({ authorId }: Pick<ArticleBody, "authorId">): Author | undefined {
  const author = people.find(({ id }) => id === authorId);
  const isHere = listPeople().some(({ id }) => id === authorId);
  return author && { ...author, url: isHere ? personPath(author.id) : author.link };
}

function parseBody(kind: string, slug: string) {
  const json = bodies.get(bodyName(kind, slug));
  return json === undefined ? undefined : JSON.parse(json);
}
