import { type BuiltApp, contentTypeOf, finishHtml } from "../built/index.ts";
import { type CompressionPlan, compress } from "./compress.ts";
import type { PackWriter } from "./pack-writer.ts";
import { dataPath, type ListedPage } from "./page-list.ts";
import { PressError } from "./press-error.ts";
import { findShareImage } from "./share-images/find-share-image.ts";
import { isIndexable } from "./sitemap.ts";

/** Pages under way at once: while some are compressed on the thread pool, the next is rendered. */
const IN_FLIGHT = 8;

/** What pages are printed with. */
export interface PrintingPress {
  app: BuiltApp;
  pack: PackWriter;
  siteUrl: string;
  plan: CompressionPlan;
  /** `integrity` values of the site's own scripts, by path. */
  integrity: ReadonlyMap<string, string>;
  /** Every inline script's hash once; an entry holds positions in it. */
  hashes: HashTable;
  /** Paths of all files and pictures, to check share images by; left out where single pages are measured. */
  files?: ReadonlySet<string>;
}

/** Script hashes shared by all pages, numbered: most pages run the same few scripts. */
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
 * Prints the HTML and the `.data` of every page given and returns those that belong in the sitemap, in the
 * order given. Throws `PressError` with the path of the first page that is not 200, or whose share image is not
 * there.
 */
export async function printPages(press: PrintingPress, pages: readonly ListedPage[]): Promise<ListedPage[]> {
  const indexable = new Set<ListedPage>();
  const queue = pages.values();
  const printNext = async () => {
    for (const page of queue) {
      if (await printPage(press, page.path)) indexable.add(page);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, printNext));
  return pages.filter((page) => indexable.has(page));
}

/** Prints one page; whether it belongs in the sitemap. */
async function printPage(press: PrintingPress, path: string): Promise<boolean> {
  const { html, scriptHashes } = finishHtml(await ask(press, path), press.integrity);
  const picture = findShareImage(html, press.siteUrl);
  if (picture && press.files?.has(picture) === false) {
    throw new PressError(`${path} names the share image ${picture}, which is not there.`);
  }
  const scripts = scriptHashes.map((hash) => press.hashes.positionOf(hash));
  const data = dataPath(path);
  const dataText = await ask(press, data);
  await Promise.all([
    print(press, path, "page", "text/html; charset=utf-8", html, scripts),
    print(press, data, "data", contentTypeOf(data), dataText, []),
  ]);
  return isIndexable(html, press.siteUrl + path);
}

async function print(
  press: PrintingPress,
  path: string,
  kind: "page" | "data",
  contentType: string,
  text: string,
  scripts: number[],
): Promise<void> {
  const bytes = Buffer.from(text);
  await press.pack.add({ path, kind, contentType, scripts }, bytes, await compress(bytes, press.plan));
}

async function ask(press: PrintingPress, path: string): Promise<string> {
  const response = await press.app.render(new Request(press.siteUrl + path));
  if (response.status !== 200) throw new PressError(`${path} answered ${response.status} instead of 200.`);
  return response.text();
}
