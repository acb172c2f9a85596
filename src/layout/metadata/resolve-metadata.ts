import { filePaths, listPath, paths, siteConfig } from "../../site/index.ts";
import type { SeoRecord, SeoSource } from "./seo-record.ts";
import { isDrawn, shareImageSize } from "./share-image.ts";
import { describeArticle, describeBreadcrumb, describeProvider } from "./structured-data.ts";
import { composeTitle } from "./titles.ts";

/** At most this many records are remembered; unknown addresses are without number. */
const MAX_REMEMBERED = 500;
const remembered = new Map<string, SeoRecord>();

/**
 * What is told of an address: site defaults, then the template of the page's kind, then the entry's own words
 * (spec 7.5). Remembered per address (spec 4.7). Never throws: where it fails, the console says
 * `SEO resolution failed:` and the defaults stand (spec 8).
 *
 * @param origin public address of the site, without a trailing slash
 */
export function resolveMetadata(source: SeoSource, origin: string): SeoRecord {
  const key = `${origin} ${JSON.stringify(source)}`;
  const known = remembered.get(key);
  if (known) return known;
  let record: SeoRecord;
  try {
    record = compose(source, origin);
  } catch (error) {
    console.error("SEO resolution failed:", error);
    record = fallBack(source, origin);
  }
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, record);
  return record;
}

function compose(source: SeoSource, origin: string): SeoRecord {
  const isArticle = source.template !== "page";
  const record: SeoRecord = {
    path: source.path,
    title: composeTitle(source),
    description: source.description || siteConfig.defaultDescription,
    ogImage: absolute(source.ogImage ?? filePaths.defaultShareImage, origin),
    ...(source.ogImage === undefined && {
      ogImageFallback: absolute(filePaths.defaultShareImageFallback, origin),
    }),
    ...imageFacts(source),
    ...(source.canonical === null ? {} : { canonical: absolute(source.canonical ?? source.path, origin) }),
    type: isArticle ? "article" : "website",
    twitterCard: "summary_large_image",
    siteName: siteConfig.brand,
    noindex: source.noindex ?? false,
    ...(source.published ? { published: source.published } : {}),
    ...(source.modified ? { modified: source.modified } : {}),
  };
  return { ...record, schemaJsonLd: describe(source, record, origin) };
}

/** What is known of the pictures of our own making: the default one and the drawn ones. */
function imageFacts({ ogImage, title }: SeoSource): Pick<SeoRecord, "ogImageFacts"> {
  if (ogImage === undefined) {
    return { ogImageFacts: { ...shareImageSize, alt: `${siteConfig.brand}. ${siteConfig.tagline}` } };
  }
  return isDrawn(ogImage) ? { ogImageFacts: { ...shareImageSize, alt: title } } : {};
}

function describe(source: SeoSource, record: SeoRecord, origin: string): Record<string, unknown>[] {
  const { canonical, ogImage } = record;
  if (record.noindex || canonical === undefined) return [];
  if (source.path === paths.home) return describeProvider(origin);
  const here = { name: source.title, path: canonical };
  const home = { name: siteConfig.brand, path: paths.home };
  if (source.template === "page") return [describeBreadcrumb(origin, [home, here])];
  const list = source.listName ? [{ name: source.listName, path: listPath(source.template) }] : [];
  return [
    describeArticle({ ...source, template: source.template }, { canonical, ogImage }, origin),
    describeBreadcrumb(origin, [home, ...list, here]),
  ];
}

function fallBack(source: SeoSource, origin: string): SeoRecord {
  return {
    path: source.path,
    title: composeTitle({ template: "page", title: siteConfig.defaultTitle }),
    description: siteConfig.defaultDescription,
    // String joins: the address parser may be what failed.
    ogImage: `${origin}${filePaths.defaultShareImage}`,
    ogImageFallback: `${origin}${filePaths.defaultShareImageFallback}`,
    ...(source.canonical === null ? {} : { canonical: `${origin}${source.path}` }),
    type: "website",
    twitterCard: "summary_large_image",
    siteName: siteConfig.brand,
    noindex: source.noindex ?? false,
  };
}

/** Relative addresses get the site's in front; absolute ones stay (spec 7.5). */
function absolute(address: string, origin: string): string {
  return new URL(address, origin).href;
}
