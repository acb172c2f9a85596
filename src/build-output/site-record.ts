import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { BuildError } from "./built-app.ts";

const SiteRecordSchema = v.object({
  /** Version of the app that rendered the pages; the server refuses pages of another build. */
  appVersion: v.string(),
  /** Public URL in the pages' absolute links. */
  siteUrl: v.string(),
  /** URL paths of the pages; all else in the folder is files. */
  pages: v.array(v.string()),
});

/** Which pages were prerendered, by which app and for which public URL. */
export type SiteRecord = v.InferOutput<typeof SiteRecordSchema>;

/** Headers of each path, for file servers that read such a file. */
export const headersFile = "_headers";

/** Folder of the prerendered pages and all files, as any file server can serve it; and the record beside it. */
export function sitePlaces(buildDirectory: string) {
  return { folder: join(buildDirectory, "site"), record: join(buildDirectory, "site.json") };
}

/** Name of a page's file in the folder: `/about` is in `about.html`, so that its URL has no trailing slash anywhere. */
export function pageFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** Writes the record, last of all: a folder without one is not whole. */
export async function writeSiteRecord(buildDirectory: string, record: SiteRecord): Promise<void> {
  await writeFile(sitePlaces(buildDirectory).record, JSON.stringify(record));
}

/** Reads and checks the record. Throws `BuildError` where nothing usable was prerendered. */
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
