import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadBuiltApp, type PrintedManifest, printedFormat, printedPlaces } from "../built/index.ts";
import { filePaths } from "../site/index.ts";
import { renderWebManifest } from "../site/web-manifest.ts";
import { planFor } from "./compress.ts";
import { PackWriter } from "./pack-writer.ts";
import { type ListedPage, listPages } from "./page-list.ts";
import { printFile, printFiles, readClientFiles } from "./print-files.ts";
import { HashTable, printPages } from "./print-pages.ts";
import { printShareImages } from "./share-images/print-share-images.ts";
import { renderRobots, renderSitemap } from "./sitemap.ts";

/** Where to find the build, and the public address that the pages' absolute links carry. */
export interface PressOptions {
  buildDirectory: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
}

/** What was printed. */
export interface PressReport {
  pages: number;
  indexable: number;
  packBytes: number;
}

/**
 * Prints the site: asks the built app for every known page, gives each its finishing, compresses all of it
 * and writes one pack with its table of contents under `build/pages`. The old pages stay until the new ones
 * are whole. Throws `BuildError` without a build, `PressError` for a page that is not 200 or names a share image
 * that is not there.
 */
export async function press({ buildDirectory, siteUrl }: PressOptions): Promise<PressReport> {
  const app = await loadBuiltApp(buildDirectory);
  const pages = listPages(app.listEntries());
  const places = printedPlaces(buildDirectory);
  const newPack = `${places.pack}.new`;
  await mkdir(dirname(newPack), { recursive: true });

  const pack = await PackWriter.create(newPack);
  const hashes = new HashTable();
  let integrity: ReadonlyMap<string, string>;
  let indexable: ListedPage[];
  try {
    const clientFiles = await readClientFiles(join(buildDirectory, "client"));
    const { stylesheets } = clientFiles;
    integrity = clientFiles.integrity;
    const cards = await app.listShareCards();
    const files = new Set([...clientFiles.bytes.keys(), ...cards.map(({ path }) => path)]);
    const plan = { siteUrl, compression: planFor(pages.length), integrity, stylesheets, files };
    // Side by side: files are compressed and pictures drawn in this thread while workers print the pages.
    [indexable] = await Promise.all([
      printPages({ app, buildDirectory, pack, plan, hashes }, pages),
      printFiles(clientFiles, pack),
      printShareImages(cards, pack, join(buildDirectory, ".cache", "share-images")),
    ]);
    await printFile(pack, filePaths.sitemap, Buffer.from(renderSitemap(indexable, siteUrl)));
    await printFile(pack, filePaths.robots, Buffer.from(renderRobots(siteUrl)));
    await printFile(pack, filePaths.manifest, Buffer.from(renderWebManifest()));
  } finally {
    await pack.close();
  }

  const manifest: PrintedManifest = {
    format: printedFormat,
    appVersion: app.version,
    siteUrl,
    packBytes: pack.bytes,
    inlineHashes: hashes.list(),
    integrity: Object.fromEntries(integrity),
    entries: pack.entries,
  };
  // Without its table of contents the old pack is no site: a press that dies between the two leaves none.
  await rm(places.manifest, { force: true });
  await rename(newPack, places.pack);
  await writeFile(`${places.manifest}.new`, JSON.stringify(manifest));
  await rename(`${places.manifest}.new`, places.manifest);
  return { pages: pages.length, indexable: indexable.length, packBytes: pack.bytes };
}
