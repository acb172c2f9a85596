import type { BuiltApp } from "../built/index.ts";
import type { PackWriter } from "./pack-writer.ts";
import type { ListedPage } from "./page-list.ts";
import { printInWorkers } from "./print-in-workers.ts";
import { createPagePrinter, type PagePlan, type PrintedPage } from "./print-page.ts";

/** Below this many pages one thread is done before a second has loaded the app. */
const MIN_PAGES_FOR_WORKERS = 20;

/** What pages are printed with, and where they go. */
export interface PrintingPress {
  app: BuiltApp;
  /** Where workers load the app from; left out, everything is printed in this thread. */
  buildDirectory?: string;
  pack: PackWriter;
  plan: PagePlan;
  /** The hash of everything inline once; an entry holds positions in it. */
  hashes: HashTable;
}

/** Hashes shared by all pages, numbered: most pages hold the same few scripts and styles. */
export class HashTable {
  readonly #positions = new Map<string, number>();

  positionOf(hash: string): number {
    const known = this.#positions.get(hash);
    if (known !== undefined) return known;
    this.#positions.set(hash, this.#positions.size);
    return this.#positions.size - 1;
  }

  list(): string[] {
    return [...this.#positions.keys()];
  }
}

/**
 * Prints the HTML and the `.data` of every page given, many of them on all cores, and returns those that belong
 * in the sitemap, in the order given. Throws `PressError` with the path of the first page that is not 200, or
 * whose share image is not there.
 */
export async function printPages(press: PrintingPress, pages: readonly ListedPage[]): Promise<ListedPage[]> {
  const { app, buildDirectory, pack, plan, hashes } = press;
  const indexable = new Set<string>();
  const take = async (path: string, page: PrintedPage) => {
    if (page.indexable) indexable.add(path);
    for (const { inline, variants, ...description } of page.bodies) {
      const scripts = inline.scripts.map((hash) => hashes.positionOf(hash));
      const styles = inline.styles.map((hash) => hashes.positionOf(hash));
      await pack.add({ ...description, scripts, styles }, variants);
    }
  };
  const paths = pages.map((page) => page.path);
  if (buildDirectory && pages.length >= MIN_PAGES_FOR_WORKERS) {
    await printInWorkers(paths, { buildDirectory, plan }, take);
  } else {
    const printPage = createPagePrinter(app, plan);
    for (const path of paths) await take(path, await printPage(path));
  }
  return pages.filter((page) => indexable.has(page.path));
}
