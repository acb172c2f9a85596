import { type BuiltApp, contentTypeOf, type ListedPage } from "../build-output/index.ts";
import type { PackWriter } from "./pack-writer.ts";
import { prerenderInWorkers } from "./prerender-in-workers.ts";
import { type PagePlan, type PrerenderedPage, prerenderPage } from "./prerender-page.ts";

/** Below this many pages one thread is done before a second has loaded the app. */
const MIN_PAGES_FOR_WORKERS = 20;

/** What pages are prerendered with, and where they go. */
export interface PrerenderParts {
  app: BuiltApp;
  /** Where workers load the app from. */
  buildDirectory: string;
  pack: PackWriter;
  plan: PagePlan;
}

/**
 * Prerenders every page given, many of them on all cores, and returns those that belong in the sitemap, in the order
 * given. Throws `PrerenderError` with the path of the first page that is not 200, or whose share image is not there.
 */
export async function prerenderPages(
  { app, buildDirectory, pack, plan }: PrerenderParts,
  pages: readonly ListedPage[],
): Promise<ListedPage[]> {
  const indexable = new Set<string>();
  const contentType = contentTypeOf("index.html");
  const take = async (path: string, page: PrerenderedPage) => {
    if (page.indexable) indexable.add(path);
    await pack.add({ path, kind: "page", contentType, tag: page.tag }, page.variants);
  };
  const paths = pages.map((page) => page.path);
  if (pages.length >= MIN_PAGES_FOR_WORKERS) {
    await prerenderInWorkers(paths, { buildDirectory, plan }, take);
  } else {
    for (const path of paths) await take(path, await prerenderPage(app, path, plan));
  }
  return pages.filter((page) => indexable.has(page.path));
}
