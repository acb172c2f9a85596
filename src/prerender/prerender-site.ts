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
import { renderFeed } from "./feed.ts";
import { renderHeaders } from "./headers-file.ts";
import { allDone, prerenderPages } from "./prerender-pages.ts";
import { writeReports } from "./report/write-reports.ts";
import { renderSecurityText } from "./security-text.ts";
import { writeShareImages } from "./share-images/write-share-images.ts";
import { renderRobots, renderSitemap } from "./sitemap.ts";
import { quickQuality, readFiles, writeFiles } from "./write-files.ts";

interface PrerenderOptions {
  buildDirectory: string;
  settings: Pick<Settings, "siteUrl" | "hsts" | "tagManagerId">;
}

/**
 * Prerenders the site into `build/site`, which any file server can serve: all pages, assets, share images, reports,
 * take-away files and public files, plain and compressed. Keeps the old folder until the new one is complete. Returns the number of pages.
 * Throws `BuildError` if there is no build, and `PrerenderError` if a page or report can't be prerendered.
 */
export async function prerenderSite({ buildDirectory, settings }: PrerenderOptions): Promise<number> {
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
  const reports = app.listReports(siteUrl);
  const files = new Set([...[...current.keys()].map(encodeFilePath), ...cards.map(({ path }) => path)]);
  // In parallel: the thread pool compresses and draws while this thread renders.
  const [indexable] = await allDone([
    prerenderPages(app, pages, { siteUrl, folder, files }),
    writeFiles(folder, current),
    // Only pages opened before this build request these files.
    writeFiles(folder, earlier, quickQuality),
    writeReports(reports, { folder, files: current, cacheFolder: join(buildDirectory, ".cache", "reports") }),
    writeShareImages(cards, folder, join(buildDirectory, ".cache", "share-images")),
  ] as const);
  const today = new Date().toISOString().slice(0, 10);
  const generated = {
    ...Object.fromEntries(app.listTakeAwayFiles(siteUrl, today).map(({ path, text }) => [path, text])),
    [filePaths.sitemap]: renderSitemap(indexable, siteUrl),
    [filePaths.feed]: renderFeed(app.listEntries(), siteUrl),
    [filePaths.robots]: renderRobots(siteUrl),
    [filePaths.security]: renderSecurityText(siteUrl, Date.now()),
    [filePaths.manifest]: renderWebManifest(),
    [filePaths.speculationRules]: renderSpeculationRules(),
  };
  await writeFiles(
    folder,
    new Map(Object.entries(generated).map(([path, text]) => [path.slice(1), Buffer.from(text)])),
  );
  await writeFile(join(folder, headersFile), await renderHeaders(folder, paths, settings));

  // Remove the record first and write it last, so that an interruption never leaves one that doesn't match the folder.
  await rm(places.record, { force: true });
  await rm(places.folder, { recursive: true, force: true });
  await rename(folder, places.folder);
  await writeSiteRecord(buildDirectory, { appVersion: app.version, siteUrl, pages: paths });
  return pages.length;
}

/** Links within this site, excluding links to files and endpoints and links that act as buttons. */
const speculatedLinks = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/*.*" } },
    { not: { href_matches: "/api/*" } },
    { not: { selector_matches: "[data-button], [data-consent]" } },
  ],
};

/** Browsers prerender a page when the pointer rests on a link to it, or prefetch it if they don't support prerendering. */
function renderSpeculationRules(): string {
  const rule = { where: speculatedLinks, eagerness: "moderate" };
  return `${JSON.stringify({ prerender: [rule], prefetch: [rule] })}\n`;
}
