import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type BuiltApp, contentTypeOf, finishHtml, takeOutPageData } from "../built/index.ts";
import { type CompressionPlan, keepSmaller, type Variants } from "./compress.ts";
import { type BodyDescription, tagOf } from "./pack-writer.ts";
import { dataPath } from "./page-list.ts";
import { PressError } from "./press-error.ts";
import { findShareImage } from "./share-images/find-share-image.ts";
import { isIndexable } from "./sitemap.ts";

/** What pages are printed with, beside the app. Plain data, so that it can go to a worker. */
export interface PagePlan {
  siteUrl: string;
  compression: CompressionPlan;
  /** `integrity` values of the site's own scripts, by path. */
  integrity: ReadonlyMap<string, string>;
  /** Paths of all files and pictures, to check share images by; left out where single pages are measured. */
  files?: ReadonlySet<string>;
}

/** One body of a page, ready for the pack. */
export interface PrintedBody extends Omit<BodyDescription, "scripts"> {
  /** `script-src` sources of what runs inline. */
  scriptHashes: string[];
  variants: Variants;
}

/** A page's HTML and its `.data`. */
export interface PrintedPage {
  bodies: PrintedBody[];
  /** Whether it belongs in the sitemap. */
  indexable: boolean;
}

/**
 * Prints one page: asks the app for its HTML and its `.data`, finishes and compresses both. Throws `PressError`
 * where an answer is not 200, or names a share image that is not there.
 */
export async function printPage(app: BuiltApp, path: string, plan: PagePlan): Promise<PrintedPage> {
  const whole = await ask(app, plan.siteUrl + path);
  const data = await printData(app, dataPath(path), plan);
  const { html, scriptHashes } = finishHtml(takeOutPageData(whole, data), plan.integrity);
  const picture = findShareImage(html, plan.siteUrl);
  if (picture && plan.files?.has(picture) === false) {
    throw new PressError(`${path} names the share image ${picture}, which is not there.`);
  }
  const description = { path, kind: "page", contentType: contentTypeOf("index.html") } as const;
  return {
    bodies: [printBody(description, html, scriptHashes, plan), data],
    indexable: isIndexable(html, plan.siteUrl + path),
  };
}

async function printData(app: BuiltApp, path: string, plan: PagePlan): Promise<PrintedBody> {
  const text = await ask(app, plan.siteUrl + path);
  return printBody({ path, kind: "data", contentType: contentTypeOf(path) }, text, [], plan);
}

function printBody(
  description: Pick<BodyDescription, "path" | "kind" | "contentType">,
  text: string,
  scriptHashes: string[],
  { compression }: PagePlan,
): PrintedBody {
  const bytes = Buffer.from(text);
  return { ...description, scriptHashes, tag: tagOf(bytes), variants: compressAtOnce(bytes, compression) };
}

/** In the thread that renders: handing pages of some 80 KB to a thread pool costs more than packing them. */
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

async function ask(app: BuiltApp, address: string): Promise<string> {
  const response = await app.render(new Request(address));
  if (response.status !== 200) {
    throw new PressError(`${new URL(address).pathname} answered ${response.status} instead of 200.`);
  }
  return response.text();
}
