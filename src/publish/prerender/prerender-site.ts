import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filePaths } from "#config/index.ts";
import type { Settings } from "#config/settings/index.ts";
import { renderWebManifest } from "#config/web-manifest.ts";
import {
  encodeFilePath,
  headersFile,
  loadBuiltApp,
  notFoundFile,
  sitePlaces,
  writeSiteRecord,
} from "../build-output/index.ts";
import { writeReports } from "../report/write-reports.ts";
import { writeShareImages } from "../share-images/write-share-images.ts";
import { listEditions } from "./editions.ts";
import { renderFeed } from "./feed.ts";
import { renderHeaders } from "./headers-file.ts";
import { allDone, prerenderPages } from "./prerender-pages.ts";
import { renderSecurityText } from "./security-text.ts";
import { renderRobots, renderSitemap } from "./sitemap.ts";
import { renderSpeculationRules } from "./speculation-rules.ts";
import { bestQuality, quickQuality, readFiles, writeCompressed, writeFiles } from "./write-files.ts";

interface PrerenderOptions {
  buildDirectory: string;
  settings: Pick<Settings, "siteUrl" | "hsts" | "tagManagerId">;
}

/**
 * Prerenders the site into `build/site`, which any file server can serve: all pages, assets, share images, reports,
 * take-away files and public files, plain and compressed. Files of scheduled articles go into `build/scheduled`. Keeps the
 * old folders until the new ones are complete. Returns the number of pages.
 * Throws `OperatorError` if there is no build, or if a page or report can't be prerendered.
 */
export async function prerenderSite({ buildDirectory, settings }: PrerenderOptions): Promise<number> {
  const { siteUrl } = settings;
  const app = await loadBuiltApp(buildDirectory);
  const places = sitePlaces(buildDirectory);
  const [folder, scheduled] = [`${places.folder}.new`, `${places.scheduled}.new`];
  for (const leftover of [folder, scheduled]) await rm(leftover, { recursive: true, force: true });
  const { editions, folderOf } = await listEditions(app, siteUrl, { folder, scheduled });
  const [current, ...later] = editions;

  const client = await readFiles(join(buildDirectory, "client"));
  const kept = await readFiles(join(buildDirectory, "earlier"));
  const earlier = new Map([...kept].filter(([name]) => !client.has(name)));
  const cards = editions.flatMap((edition) => edition.cards);
  const pages = editions.flatMap((edition) => edition.newPages);
  const reports = editions.flatMap((edition) => edition.reports);
  const files = new Set([...[...client.keys()].map(encodeFilePath), ...cards.map(({ path }) => path)]);
  // In parallel: the thread pool compresses and draws while this thread renders.
  const [facts] = await allDone([
    prerenderPages(app, pages, { siteUrl, folder, files }),
    writeFiles(folder, client),
    // Only pages opened before this build request these files.
    writeFiles(folder, earlier, quickQuality),
    writeReports(reports, {
      folderOf,
      files: client,
      cacheFolder: join(buildDirectory, ".cache", "reports"),
    }),
    writeShareImages(cards, folderOf, join(buildDirectory, ".cache", "share-images")),
  ] as const);
  for (const { folder, pages, entries, takeAways } of editions) {
    const texts = {
      ...Object.fromEntries(takeAways.map(({ path, text }) => [path, text])),
      [filePaths.sitemap]: renderSitemap(
        pages.filter(({ path }) => facts.get(path)?.indexable),
        siteUrl,
      ),
      [filePaths.feed]: renderFeed(entries, siteUrl),
      [filePaths.robots]: renderRobots(siteUrl),
      [filePaths.security]: renderSecurityText(siteUrl, Date.now()),
      [filePaths.manifest]: renderWebManifest(),
      [filePaths.speculationRules]: renderSpeculationRules(),
    };
    const named = Object.entries(texts).map(([path, text]) => [path.slice(1), Buffer.from(text)] as const);
    await writeFiles(folder, new Map(named));
  }
  const paths = current.newPages.map(({ path }) => path);
  await writeFile(join(folder, headersFile), await renderHeaders(folder, paths, settings));
  const { html } = await app.render(new Request(`${siteUrl}/404`));
  await writeCompressed(join(folder, notFoundFile), Buffer.from(html), bestQuality);

  // Remove the record first and write it last, so that an interruption never leaves one that doesn't match the folder.
  await rm(places.record, { force: true });
  await rm(places.folder, { recursive: true, force: true });
  await rm(places.scheduled, { recursive: true, force: true });
  await rename(folder, places.folder);
  if (later.length > 0) await rename(scheduled, places.scheduled);
  const firstDay = later[0]?.day;
  await writeSiteRecord(buildDirectory, {
    appVersion: app.version,
    siteUrl,
    pages: paths,
    outOfDateFrom: Object.fromEntries(
      paths.flatMap((path) => (firstDay && facts.get(path)?.listsEntries ? [[path, firstDay]] : [])),
    ),
    publications: later.map(({ day, newPages }) => ({ day, pages: newPages.map(({ path }) => path) })),
  });
  return paths.length;
}
