import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import {
  type BuiltApp,
  contentTypeOf,
  finishHtml,
  type InlineHashes,
  separatePageData,
} from "../built/index.ts";
import { type CompressionPlan, keepSmaller, type Variants } from "./compress.ts";
import { type BodyDescription, tagOf } from "./pack-writer.ts";
import { dataPath } from "./page-list.ts";
import { createStyleLayer, type StyleLayer } from "./page-styles/style-layer.ts";
import type { Stylesheet } from "./page-styles/stylesheet.ts";
import { PressError } from "./press-error.ts";
import { findShareImage } from "./share-images/find-share-image.ts";
import { isIndexable } from "./sitemap.ts";

/**
 * A page that is longer names its stylesheet instead of holding its styles: the browser reads on while it comes, and
 * the home page is painted sooner that way (docs/decisions/0010).
 */
const MAX_BYTES_WITH_STYLES = 20_000;

/** What pages are printed with, beside the app. Plain data, so that it can go to a worker. */
export interface PagePlan {
  siteUrl: string;
  compression: CompressionPlan;
  /** `integrity` values of the site's own scripts, by path. */
  integrity: ReadonlyMap<string, string>;
  /** The site's stylesheets, by path. */
  stylesheets: ReadonlyMap<string, Stylesheet>;
  /** Paths of all files and pictures, to check share images by; left out where single pages are measured. */
  files?: ReadonlySet<string>;
}

/** One body of a page, ready for the pack. */
export interface PrintedBody extends Omit<BodyDescription, "scripts" | "styles"> {
  inline: InlineHashes;
  variants: Variants;
}

/** A page's HTML and its `.data`. */
export interface PrintedPage {
  bodies: PrintedBody[];
  /** Whether it belongs in the sitemap. */
  indexable: boolean;
}

/** Prints one page; throws `PressError` where an answer is not 200, or names a share image that is not there. */
export type PagePrinter = (path: string) => Promise<PrintedPage>;

/** A printer asks the app for a page, parts it from its data, finishes and compresses both. */
export function createPagePrinter(app: BuiltApp, plan: PagePlan): PagePrinter {
  const layInStyles = createStyleLayer(plan.stylesheets);
  return (path) => printPage(app, path, plan, layInStyles);
}

async function printPage(
  app: BuiltApp,
  path: string,
  plan: PagePlan,
  layInStyles: StyleLayer,
): Promise<PrintedPage> {
  const whole = await ask(app, plan.siteUrl + path);
  const parts = separatePageData(whole);
  const data = printData(
    dataPath(path),
    parts?.data ?? (await ask(app, plan.siteUrl + dataPath(path))),
    plan,
  );
  const { html, scriptHashes: scripts } = finishHtml(parts?.withDataAt(data) ?? whole, plan.integrity);
  const picture = findShareImage(html, plan.siteUrl);
  if (picture && plan.files?.has(picture) === false) {
    throw new PressError(`${path} names the share image ${picture}, which is not there.`);
  }
  const styled = layInStyles(html);
  const withStyles = printHtml(path, styled.html, { scripts, styles: styled.styleHashes }, plan);
  const isLight = wireBytes(withStyles) <= MAX_BYTES_WITH_STYLES;
  return {
    bodies: [isLight ? withStyles : printHtml(path, html, { scripts, styles: [] }, plan), data],
    indexable: isIndexable(html, plan.siteUrl + path),
  };
}

function printHtml(path: string, html: string, inline: InlineHashes, plan: PagePlan): PrintedBody {
  return printBody({ path, kind: "page", contentType: contentTypeOf("index.html") }, html, inline, plan);
}

function wireBytes({ variants }: PrintedBody): number {
  return (variants.br ?? variants.identity)?.byteLength ?? 0;
}

function printData(path: string, text: string, plan: PagePlan): PrintedBody {
  const inline = { scripts: [], styles: [] };
  return printBody({ path, kind: "data", contentType: contentTypeOf(path) }, text, inline, plan);
}

function printBody(
  description: Pick<BodyDescription, "path" | "kind" | "contentType">,
  text: string,
  inline: InlineHashes,
  { compression }: PagePlan,
): PrintedBody {
  const bytes = Buffer.from(text);
  return { ...description, inline, tag: tagOf(bytes), variants: compressAtOnce(bytes, compression) };
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
