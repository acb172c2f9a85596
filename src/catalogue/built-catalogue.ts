import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { EntryKind } from "../site/index.ts";
import type { ArticleOfKind, Entry, LegalPage, LegalPageId } from "./entries/index.ts";
import { legalPageIds } from "./entries/legal-page.ts";
import type { Panels } from "./panels/index.ts";

/**
 * Where a built catalogue keeps what: one small index with the metadata of all entries, and each body in a
 * file of its own, read when its page is asked for. So the size of the catalogue costs a reader nothing, and
 * ten thousand bodies never stand in memory.
 */
export const builtPlaces = {
  index: "index.json",
  article: (kind: EntryKind, slug: string) => join("articles", kind, `${slug}.json`),
  legalPage: (id: LegalPageId) => join("legal", `${id}.json`),
};

/** What the index holds. */
export interface BuiltIndex {
  /** Newest first. */
  entries: Entry[];
  panels: Panels;
}

/** The catalogue as the compiler left it in a folder. */
export interface BuiltCatalogue {
  /** All entries, newest first. */
  entries: readonly Entry[];
  panels: Panels;
  /** A piece with its body, or `undefined` where there is no such entry. */
  findArticle<Kind extends EntryKind>(kind: Kind, slug: string): Promise<ArticleOfKind<Kind> | undefined>;
  findLegalPage(id: string): Promise<LegalPage | undefined>;
}

/** Opens a built catalogue. Throws where the folder holds none. */
export function openBuiltCatalogue(folder: string): BuiltCatalogue {
  const { entries, panels }: BuiltIndex = JSON.parse(readFileSync(join(folder, builtPlaces.index), "utf8"));
  // The index decides what there is: a slug out of a URL never becomes a path on its own.
  // A page and its data are asked for one after the other: the piece read last is often the next one.
  let lastRead: { place: string; text: Promise<string> } | undefined;
  const readBody = (place: string) => {
    if (lastRead?.place === place) return lastRead.text;
    const text = readFile(join(folder, place), "utf8");
    lastRead = { place, text };
    text.catch(() => {
      lastRead = undefined;
    });
    return text;
  };
  const places = new Set(entries.map((entry) => builtPlaces.article(entry.type, entry.slug)));
  return {
    entries,
    panels,
    async findArticle<Kind extends EntryKind>(kind: Kind, slug: string) {
      const place = builtPlaces.article(kind, slug);
      if (!places.has(place)) return undefined;
      const article: ArticleOfKind<Kind> = JSON.parse(await readBody(place));
      return article;
    },
    async findLegalPage(id) {
      const known = legalPageIds.find((legalPageId) => legalPageId === id);
      if (!known) return undefined;
      const page: LegalPage = JSON.parse(await readFile(join(folder, builtPlaces.legalPage(known)), "utf8"));
      return page;
    },
  };
}
