import { join } from "node:path";
import type { BuiltApp, ListedPage } from "../build-output/index.ts";
import { type PageFacts, type PageOptions, prerenderPages } from "./prerender-pages.ts";

/** The site as of a day: today, or a later one on which articles are published. */
interface Edition {
  day: string;
  folder: string;
  pages: readonly ListedPage[];
  entries: ReturnType<BuiltApp["listEntries"]>;
  /** Only what earlier editions don't have. */
  newPages: readonly ListedPage[];
  cards: Awaited<ReturnType<BuiltApp["listShareCards"]>>;
  reports: ReturnType<BuiltApp["listReports"]>;
  takeAways: ReturnType<BuiltApp["listTakeAwayFiles"]>;
}

/** Lists what to prerender; `folderOf` finds the folder of a share image or report by its path. */
export async function listEditions(
  app: BuiltApp,
  siteUrl: string,
  places: { folder: string; scheduled: string },
) {
  const today = new Date().toISOString().slice(0, 10);
  const folders = new Map<string, string>();
  const makeEdition = (day: string, folder: string): Promise<Edition> =>
    app.asOf(day, async () => {
      const addNew = <Item extends { path: string }>(items: readonly Item[]): Item[] => {
        const added = items.filter(({ path }) => !folders.has(path));
        for (const { path } of added) folders.set(path, folder);
        return added;
      };
      const pages = app.listPages();
      return {
        day,
        folder,
        pages,
        entries: app.listEntries(),
        newPages: addNew(pages),
        cards: addNew(await app.listShareCards()),
        reports: addNew(app.listReports(siteUrl)),
        takeAways: addNew(app.listTakeAwayFiles(siteUrl, day)),
      };
    });
  const current = await makeEdition(today, places.folder);
  const later: Edition[] = [];
  for (const day of app.asOf(today, app.listPublicationDays)) {
    later.push(await makeEdition(day, join(places.scheduled, day)));
  }
  const folderOf = (path: string) => folders.get(path) ?? places.folder;
  return { editions: [current, ...later] as const, folderOf };
}

/** Prerenders today's pages. Checks those of scheduled articles, which the server renders when they are published. */
export async function prerenderEditions(
  app: BuiltApp,
  editions: readonly Edition[],
  { folder, ...options }: PageOptions & { folder: string },
): Promise<Map<string, PageFacts>> {
  const facts = new Map<string, PageFacts>();
  for (const edition of editions) {
    const own = edition.folder === folder ? { ...options, folder } : options;
    const added = await app.asOf(edition.day, () => prerenderPages(app, edition.newPages, own));
    for (const [path, page] of added) facts.set(path, page);
  }
  return facts;
}
