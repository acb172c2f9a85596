import { join } from "node:path";
import { type BuiltApp, encodePath, pageFile } from "../build-output/index.ts";
import { type CompressionPlan, compressSync } from "./compress.ts";
import { writeBody } from "./write-files.ts";

/** A page cannot be prerendered. The message names it. */
export class PrerenderError extends Error {
  override name = "PrerenderError";
}

/** Options of prerendering a page. Plain data, so that it can be sent to a worker. */
export interface PagePlan {
  siteUrl: string;
  /** Folder that pages are written to. */
  folder: string;
  compression: CompressionPlan;
  /** URL paths of all files and pictures, to check share images against. */
  files: ReadonlySet<string>;
}

/**
 * Renders a page and writes it, plain and compressed. Returns whether it belongs in the sitemap. Throws `PrerenderError`
 * where its status is not 200 or its share image is missing.
 */
export async function prerenderPage(
  app: Pick<BuiltApp, "render">,
  path: string,
  { siteUrl, folder, compression, files }: PagePlan,
): Promise<boolean> {
  const { status, html, indexable, shareImage } = await app.render(new Request(siteUrl + path));
  if (status !== 200) throw new PrerenderError(`${path} has status ${status} instead of 200.`);
  const picture = findOwnFile(shareImage, siteUrl);
  if (picture && !files.has(picture)) {
    throw new PrerenderError(`${path} names the share image ${picture}, which does not exist.`);
  }
  const bytes = Buffer.from(html);
  writeBody(join(folder, pageFile(path)), bytes, compressSync(bytes, compression));
  return indexable;
}

/** Returns the URL path of a file of this site, without its query; `undefined` for another site's URL. */
function findOwnFile(fileUrl: string, siteUrl: string): string | undefined {
  if (!fileUrl.startsWith(`${siteUrl}/`)) return undefined;
  const { pathname } = new URL(fileUrl);
  return encodePath(pathname) ?? pathname;
}
