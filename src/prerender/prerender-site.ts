import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  type ListedPage,
  loadBuiltApp,
  type PrerenderedManifest,
  prerenderedFormat,
  prerenderedPlaces,
} from "../build-output/index.ts";
import { filePaths } from "../site/index.ts";
import { renderWebManifest } from "../site/web-manifest.ts";
import { planFor, quickPlan } from "./compress.ts";
import { packFile, packFiles, readFiles } from "./pack-files.ts";
import { PackWriter } from "./pack-writer.ts";
import { prerenderPages } from "./prerender-pages.ts";
import { packShareImages } from "./share-images/pack-share-images.ts";
import { renderRobots, renderSitemap } from "./sitemap.ts";
import { renderSpeculationRules } from "./speculation-rules.ts";

/** Where to find the build, and the public address that the pages' absolute links carry. */
export interface PrerenderOptions {
  buildDirectory: string;
  /** Origin without a trailing slash. */
  siteUrl: string;
}

/** What was prerendered. */
export interface PrerenderReport {
  pages: number;
  indexable: number;
  packBytes: number;
}

/**
 * Prerenders the site: asks the built app for every known page, compresses pages and files, and writes one pack with its
 * table of contents under `build/pages`. The old pages stay until the new ones are whole. Throws `BuildError` without a
 * build, `PrerenderError` for a page that is not 200 or names a share image that is not there.
 */
export async function prerenderSite({ buildDirectory, siteUrl }: PrerenderOptions): Promise<PrerenderReport> {
  const app = await loadBuiltApp(buildDirectory);
  const pages = app.listPages();
  const places = prerenderedPlaces(buildDirectory);
  const newPack = `${places.pack}.new`;
  await mkdir(dirname(newPack), { recursive: true });

  const pack = await PackWriter.create(newPack);
  let indexable: ListedPage[];
  try {
    const current = await readFiles(join(buildDirectory, "client"));
    const kept = await readFiles(join(buildDirectory, "earlier"));
    const earlier = new Map([...kept].filter(([path]) => !current.has(path)));
    const cards = await app.listShareCards();
    const files = new Set([...current.keys(), ...cards.map(({ path }) => path)]);
    const plan = { siteUrl, compression: planFor(pages.length), files };
    // Side by side: files are compressed and pictures drawn in this thread while workers render the pages.
    [indexable] = await Promise.all([
      prerenderPages({ app, buildDirectory, pack, plan }, pages),
      packFiles(current, pack),
      packFiles(earlier, pack, quickPlan),
      packShareImages(cards, pack, join(buildDirectory, ".cache", "share-images")),
    ]);
    await packFile(pack, filePaths.sitemap, Buffer.from(renderSitemap(indexable, siteUrl)));
    await packFile(pack, filePaths.robots, Buffer.from(renderRobots(siteUrl)));
    await packFile(pack, filePaths.manifest, Buffer.from(renderWebManifest()));
    const rules = Buffer.from(renderSpeculationRules());
    await packFile(pack, filePaths.speculationRules, rules, {
      contentType: "application/speculationrules+json",
    });
  } finally {
    await pack.close();
  }

  const manifest: PrerenderedManifest = {
    format: prerenderedFormat,
    appVersion: app.version,
    siteUrl,
    packBytes: pack.bytes,
    entries: pack.entries,
  };
  // Without its table of contents the old pack is no site: a process that dies between the two leaves none.
  await rm(places.manifest, { force: true });
  await rename(newPack, places.pack);
  await writeFile(`${places.manifest}.new`, JSON.stringify(manifest));
  await rename(`${places.manifest}.new`, places.manifest);
  return { pages: pages.length, indexable: indexable.length, packBytes: pack.bytes };
}
