import { join } from "node:path";
import { OperatorError } from "#platform/operator-error.ts";
import { type BuiltApp, encodePath, type ListedPage, pageFile } from "../build-output/index.ts";
import { bestQuality, quickQuality, writeCompressed } from "./write-files.ts";

/** Per page, the best quality takes 40 ms of CPU time; the quick one takes 1 ms and produces 10% more bytes. */
const MAX_BEST_PAGES = 100;

/** Pages to process at once: some are rendered while the thread pool compresses and writes others. */
const BATCH = 32;

interface PageOptions {
  siteUrl: string;
  folder: string;
  /** URL paths of all files, to check share images against. */
  files: ReadonlySet<string>;
}

/** A page as of the day it is published. If that is later than today (`isLater`), it is checked but not written. */
export type DatedPage = ListedPage & { day: string; isLater: boolean };

type PageFacts = Omit<Awaited<ReturnType<BuiltApp["render"]>>, "html">;

/**
 * Renders all pages, writes those that are published, and returns facts about each, by path. Throws `OperatorError` for
 * a page whose status isn't 200 or whose share image is missing.
 */
export async function prerenderPages(
  app: Pick<BuiltApp, "render" | "asOf">,
  pages: readonly DatedPage[],
  { siteUrl, folder, files }: PageOptions,
): Promise<Map<string, PageFacts>> {
  const quality = pages.length <= MAX_BEST_PAGES ? bestQuality : quickQuality;
  const facts = new Map<string, PageFacts>();
  const prerender = async ({ path, day, isLater }: DatedPage) => {
    const { html, ...rendered } = await app.asOf(day, () => app.render(new Request(siteUrl + path)));
    if (rendered.status !== 200)
      throw new OperatorError(`${path} returned status ${rendered.status} instead of 200.`);
    const picture = findOwnFile(rendered.shareImage, siteUrl);
    if (picture && !files.has(picture))
      throw new OperatorError(`${path} references the share image ${picture}, which does not exist.`);
    facts.set(path, rendered);
    if (!isLater) await writeCompressed(join(folder, pageFile(path)), Buffer.from(html), quality);
  };
  for (let start = 0; start < pages.length; start += BATCH) {
    await allDone(pages.slice(start, start + BATCH).map(prerender));
  }
  return facts;
}

/** Waits for all promises even if one fails, so that nothing is written to the folder afterwards. */
export async function allDone<Work extends readonly Promise<unknown>[]>(work: Work) {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** Returns the URL path of one of this site's files, without a query; `undefined` for another site's URL. */
function findOwnFile(fileUrl: string, siteUrl: string): string | undefined {
  if (!fileUrl.startsWith(`${siteUrl}/`)) return undefined;
  const { pathname } = new URL(fileUrl);
  return encodePath(pathname) ?? pathname;
}
