import { join } from "node:path";
import { utcDay } from "#content/publication/publication.ts";
import type { BuiltApp, ListedPage } from "../build-output/index.ts";
import type { DatedPage } from "./prerender-pages.ts";

/** The site as of a day: today, or a later day on which articles are published. */
interface Edition {
  day: string;
  folder: string;
  pages: readonly ListedPage[];
  entries: ReturnType<BuiltApp["listEntries"]>;
  /** Only the pages that earlier editions don't have. */
  newPages: readonly DatedPage[];
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
  const today = utcDay();
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
        newPages: addNew(pages).map((page) => ({ ...page, day, isLater: day !== today })),
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
