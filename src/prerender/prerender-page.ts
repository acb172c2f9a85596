import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type BuiltApp, encodePath, tagOf } from "../build-output/index.ts";
import { type CompressionPlan, keepSmaller, type Variants } from "./compress.ts";
import { PrerenderError } from "./prerender-error.ts";

/** What pages are prerendered with, beside the app. Plain data, so that it can go to a worker. */
export interface PagePlan {
  siteUrl: string;
  compression: CompressionPlan;
  /** Paths of all files and pictures, to check share images by. */
  files: ReadonlySet<string>;
}

/** A page, ready for the pack. */
export interface PrerenderedPage {
  /** What its ETag is made from. */
  tag: string;
  variants: Variants;
  /** Whether it belongs in the sitemap. */
  indexable: boolean;
}

/**
 * Renders a page and compresses it. Throws `PrerenderError` where its status is not 200, or where it names a share image
 * that is not there.
 */
export async function prerenderPage(
  app: Pick<BuiltApp, "render">,
  path: string,
  { siteUrl, compression, files }: PagePlan,
): Promise<PrerenderedPage> {
  const { status, html, indexable, shareImage } = await app.render(new Request(siteUrl + path));
  if (status !== 200) throw new PrerenderError(`${path} answered ${status} instead of 200.`);
  const picture = findOwnFile(shareImage, siteUrl);
  if (picture && !files.has(picture)) {
    throw new PrerenderError(`${path} names the share image ${picture}, which is not there.`);
  }
  const bytes = Buffer.from(html);
  return { tag: tagOf(bytes), variants: compressAtOnce(bytes, compression), indexable };
}

/** Path of a file of this site, without its query and encoded as files are stored; `undefined` for another site's URL. */
function findOwnFile(fileUrl: string, siteUrl: string): string | undefined {
  if (!fileUrl.startsWith(`${siteUrl}/`)) return undefined;
  const { pathname } = new URL(fileUrl);
  return encodePath(pathname) ?? pathname;
}

/** In the thread that renders: handing pages of some 80 KB to a thread pool costs more than compressing them. */
function compressAtOnce(bytes: Uint8Array, plan: CompressionPlan): Variants {
  const br = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: plan.brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  const { gzipLevel: level } = plan;
  return keepSmaller(bytes, level === undefined ? { br } : { br, gzip: gzipSync(bytes, { level }) });
}
