import type { Page, RequestData } from "./define-page.ts";

/** Used for prerendering. */
export const noRequestData: RequestData = {
  refused: null,
  slots: null,
  booking: null,
  caller: null,
  replyTime: null,
  refusedMove: null,
  owner: null,
};

/** Uses the first page that matches a URL. Throws if two pages have the same path. */
export function createPageTable(pages: readonly Page[]) {
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
    /** Lists the pages that have their own share image. */
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
