import type { PageCard } from "../layout/share-cards/list-share-cards.tsx";
import type { ListedPage, LoadedPage, Page, RequestData } from "./define-page.ts";

/** Request data at build, where there is no request. */
export const noRequestData: RequestData = { refused: null, slots: null, booking: null };

/** All pages of the site. */
export interface PageTable {
  /** Their paths, as patterns: `/about`, `/read-insight/:slug`. */
  paths: readonly string[];
  /** Loads the page at a URL; `undefined` where there is none. */
  load(url: URL, request?: RequestData): Promise<LoadedPage | undefined>;
  /** Every path that is prerendered, in the order of the table. */
  list(): ListedPage[];
  /** Title and drawing of each page that has a share image drawn from its own title. */
  listPageCards(): Promise<PageCard[]>;
}

/** Makes a table of pages, the first that matches wins. Throws where two have the same path. */
export function createPageTable(pages: readonly Page[]): PageTable {
  const paths = pages.flatMap(({ path, secondPath }) => (secondPath ? [path, secondPath] : [path]));
  const twice = paths.find((path, position) => paths.indexOf(path) < position);
  if (twice) throw new Error(`Two pages have the path ${twice}.`);

  const load = async (url: URL, request = noRequestData) => {
    for (const page of pages) {
      const loaded = await page.load(url, request);
      if (loaded) return loaded;
    }
    return undefined;
  };
  return {
    paths,
    load,
    list: () => pages.flatMap((page) => page.list()),
    async listPageCards() {
      const own = pages.filter(({ hasShareCard }) => hasShareCard);
      const cards = own.map(async ({ path, shareDrawing }) => {
        const loaded = await load(new URL(path, "http://localhost"));
        return loaded ? [{ path, shareDrawing, title: loaded.metadata.title }] : [];
      });
      return (await Promise.all(cards)).flat();
    },
  };
}
