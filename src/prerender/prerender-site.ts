import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  encodeFilePath,
  headersFile,
  loadBuiltApp,
  sitePlaces,
  writeSiteRecord,
} from "../build-output/index.ts";
import type { Settings } from "../settings/index.ts";
import { filePaths } from "../site/index.ts";
import { renderWebManifest } from "../site/web-manifest.ts";
import { planFor, quickPlan } from "./compress.ts";
import { renderHeaders } from "./headers-file.ts";
import { prerenderPages } from "./prerender-pages.ts";
import { writeShareImages } from "./share-images/write-share-images.ts";
import { renderRobots, renderSitemap } from "./sitemap.ts";
import { renderSpeculationRules } from "./speculation-rules.ts";
import { readFiles, writeFiles } from "./write-files.ts";

/** Where the build is, and the settings that pages and headers depend on. */
export interface PrerenderOptions {
  buildDirectory: string;
  settings: Pick<Settings, "siteUrl" | "hsts" | "tagManagerId">;
}

/** What was prerendered. */
export interface PrerenderReport {
  pages: number;
  indexable: number;
}

/**
 * Prerenders the site into `build/site`, a folder of plain files that any file server can serve: every page that the
 * built app knows, assets, pictures and public files, each with its compressed forms. The old folder stays until the new
 * one is whole. Throws `BuildError` without a build, and `PrerenderError` for a page that is not 200 or names a share
 * image that is not there.
 */
export async function prerenderSite({
  buildDirectory,
  settings,
}: PrerenderOptions): Promise<PrerenderReport> {
  const { siteUrl } = settings;
  const app = await loadBuiltApp(buildDirectory);
  const pages = app.listPages();
  const paths = pages.map(({ path }) => path);
  const places = sitePlaces(buildDirectory);
  const folder = `${places.folder}.new`;
  await rm(folder, { recursive: true, force: true });

  const current = await readFiles(join(buildDirectory, "client"));
  const kept = await readFiles(join(buildDirectory, "earlier"));
  const earlier = new Map([...kept].filter(([name]) => !current.has(name)));
  const cards = await app.listShareCards();
  const files = new Set([...[...current.keys()].map(encodeFilePath), ...cards.map(({ path }) => path)]);
  const plan = { siteUrl, folder, compression: planFor(pages.length), files };
  // Side by side: files are compressed and pictures drawn in this thread while workers render the pages.
  const [indexablePaths] = await Promise.all([
    prerenderPages({ app, buildDirectory, plan }, paths),
    writeFiles(folder, current),
    writeFiles(folder, earlier, quickPlan),
    writeShareImages(cards, folder, join(buildDirectory, ".cache", "share-images")),
  ]);
  const indexable = pages.filter(({ path }) => indexablePaths.has(path));
  const generated = {
    [filePaths.sitemap]: renderSitemap(indexable, siteUrl),
    [filePaths.robots]: renderRobots(siteUrl),
    [filePaths.manifest]: renderWebManifest(),
    [filePaths.speculationRules]: renderSpeculationRules(),
  };
  await writeFiles(
    folder,
    new Map(Object.entries(generated).map(([path, text]) => [path.slice(1), Buffer.from(text)])),
  );
  await writeFile(join(folder, headersFile), await renderHeaders(folder, paths, settings));

  // Without its record the old folder is no site: a process that dies between the two leaves none.
  await rm(places.record, { force: true });
  await rm(places.folder, { recursive: true, force: true });
  await rename(folder, places.folder);
  await writeSiteRecord(buildDirectory, { appVersion: app.version, siteUrl, pages: paths });
  return { pages: pages.length, indexable: indexable.length };
}
