import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { BuildError } from "./built-app.ts";

const SiteRecordSchema = v.object({
  /** Version of the app that rendered the pages; the server rejects pages from another build. */
  appVersion: v.string(),
  /** Public URL in the pages' absolute links. */
  siteUrl: v.string(),
  /** The pages' URL paths; everything else in the folder is a plain file. */
  pages: v.array(v.string()),
  /** Path of a page -> ISO date from which the server renders it, because it lists articles. */
  outOfDateFrom: v.record(v.string(), v.string()),
  /** The days on which articles are published, in order, with the paths of their pages. */
  publications: v.array(v.object({ day: v.string(), pages: v.array(v.string()) })),
});

export type SiteRecord = v.InferOutput<typeof SiteRecordSchema>;

/** Lists each path's headers, for file servers that read this format. */
export const headersFile = "_headers";

/** The page that file servers send for unknown paths. */
export const notFoundFile = "404.html";

/**
 * Paths of the site's folder, which any file server can serve, of the record next to it, and of a folder per publication
 * day with files that only our server adds to the site.
 */
export function sitePlaces(buildDirectory: string) {
  return {
    folder: join(buildDirectory, "site"),
    record: join(buildDirectory, "site.json"),
    scheduled: join(buildDirectory, "scheduled"),
  };
}

/** `about.html` for `/about`, so that file servers don't add a trailing slash. */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Call this last: a folder without a record is incomplete. */
export async function writeSiteRecord(buildDirectory: string, record: SiteRecord): Promise<void> {
  await writeFile(sitePlaces(buildDirectory).record, JSON.stringify(record));
}

/** Throws `BuildError` if there is no valid record. */
export async function readSiteRecord(buildDirectory: string): Promise<SiteRecord> {
  const { record } = sitePlaces(buildDirectory);
  const text = await readFile(record, "utf8").catch((cause: unknown) => {
    throw new BuildError(`No pages have been prerendered: ${record} cannot be read.`, { cause });
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SiteRecordSchema), text);
  if (!parsed.success)
    throw new BuildError(`${record} was written by another version of the prerender step.`);
  return parsed.output;
}
