import { entryKinds, filePaths, paths, siteConfig } from "../../site/index.ts";
import type { PageMetadata, SeoRecord } from "./page-metadata.ts";
import { isDrawn, shareImageSize } from "./share-image.ts";
import { describeArticle, describeBreadcrumb, describeProvider } from "./structured-data.ts";

/** At most this many records are kept; unknown URLs are without number. */
const MAX_MEMOIZED = 500;
const memoized = new Map<string, SeoRecord>();

/**
 * Applies the site's defaults and the title template of the page's kind to its metadata (spec 7.5).
 * Memoized per path (spec 4.7). Never throws: where it fails, the console says `SEO resolution failed:` and the defaults
 * are returned (spec 8).
 *
 * @param path the page's own, as search engines know it
 * @param origin public origin of the site
 */
export function resolveMetadata(path: string, metadata: PageMetadata, origin: string): SeoRecord {
  // With its content: in development the words of a page change.
  const key = JSON.stringify([origin, path, metadata]);
  const known = memoized.get(key);
  if (known) return known;
  let record: SeoRecord;
  try {
    record = compose(path, metadata, origin);
  } catch (error) {
    console.error("SEO resolution failed:", error);
    record = fallBack(path, metadata, origin);
  }
  if (memoized.size >= MAX_MEMOIZED) memoized.clear();
  memoized.set(key, record);
  return record;
}

function compose(path: string, metadata: PageMetadata, origin: string): SeoRecord {
  const { kind, ogImage, canonical, published, modified } = metadata;
  const record: SeoRecord = {
    path,
    title: composeTitle(metadata),
    description: metadata.description || siteConfig.defaultDescription,
    ogImage: toAbsolute(ogImage ?? filePaths.defaultShareImage, origin),
    ...(ogImage === undefined && {
      ogImageFallback: toAbsolute(filePaths.defaultShareImageFallback, origin),
    }),
    ...describeImage(metadata),
    ...(canonical === null ? {} : { canonical: toAbsolute(canonical ?? path, origin) }),
    type: kind ? "article" : "website",
    twitterCard: "summary_large_image",
    siteName: siteConfig.brand,
    noindex: metadata.noindex ?? false,
    ...(published ? { published } : {}),
    ...(modified ? { modified } : {}),
  };
  return { ...record, schemaJsonLd: listStructuredData(metadata, record, origin) };
}

/** A page's own title in the template of its kind (spec 7.5). */
function composeTitle({ kind, title }: Pick<PageMetadata, "kind" | "title">): string {
  const template = kind ? siteConfig.articleTitleTemplates[kind] : siteConfig.titleTemplate;
  // A function, so that `$&` in a title stays what the writer typed.
  return template.replace("%s", () => title);
}

/** Size and alt text of the pictures that we make: the default one and the drawn ones. */
function describeImage({ ogImage, title }: PageMetadata): Pick<SeoRecord, "ogImageFacts"> {
  if (ogImage === undefined) {
    return { ogImageFacts: { ...shareImageSize, alt: `${siteConfig.brand}. ${siteConfig.tagline}` } };
  }
  return isDrawn(ogImage) ? { ogImageFacts: { ...shareImageSize, alt: title } } : {};
}

function listStructuredData(metadata: PageMetadata, record: SeoRecord, origin: string) {
  const { canonical, ogImage } = record;
  if (record.noindex || canonical === undefined) return [];
  if (record.path === paths.home) return describeProvider(origin);
  const { kind, title, listName } = metadata;
  const here = { name: title, path: canonical };
  const home = { name: siteConfig.brand, path: paths.home };
  if (!kind) return [describeBreadcrumb(origin, [home, here])];
  const list = listName ? [{ name: listName, path: entryKinds[kind].listPath }] : [];
  return [
    describeArticle({ ...metadata, kind }, { canonical, ogImage }, origin),
    describeBreadcrumb(origin, [home, ...list, here]),
  ];
}

function fallBack(path: string, { canonical, noindex }: PageMetadata, origin: string): SeoRecord {
  return {
    path,
    title: composeTitle({ title: siteConfig.defaultTitle }),
    description: siteConfig.defaultDescription,
    // String joins: the URL parser may be what failed.
    ogImage: `${origin}${filePaths.defaultShareImage}`,
    ogImageFallback: `${origin}${filePaths.defaultShareImageFallback}`,
    ...(canonical === null ? {} : { canonical: `${origin}${path}` }),
    type: "website",
    twitterCard: "summary_large_image",
    siteName: siteConfig.brand,
    noindex: noindex ?? false,
  };
}

/** Relative URLs get the site's origin in front; absolute ones stay (spec 7.5). */
function toAbsolute(url: string, origin: string): string {
  return new URL(url, origin).href;
}
