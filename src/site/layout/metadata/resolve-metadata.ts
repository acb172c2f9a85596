import { entryKinds, filePaths, paths, siteConfig } from "#config/index.ts";
import type { PageMetadata, SeoRecord } from "./page-metadata.ts";
import { hasOurSize, shareImageSize } from "./share-image.ts";
import { describeArticle, describeBreadcrumb, describeProvider } from "./structured-data.ts";

/** Limits memory, because anyone can request unknown URLs. */
const MAX_MEMOIZED = 500;
const memoized = new Map<string, SeoRecord>();

/**
 * Applies defaults and title templates to a page's metadata (spec 7.5). Memoized per path (spec 4.7). Never throws:
 * on failure, it logs `SEO resolution failed:` and returns the defaults (spec 8).
 *
 * @param path path of the page as search engines should index it
 * @param origin the site's public origin
 */
export function resolveMetadata(path: string, metadata: PageMetadata, origin: string): SeoRecord {
  // The key includes the metadata, which can change in development.
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

function composeTitle({ kind, title }: Pick<PageMetadata, "kind" | "title">): string {
  const template = kind ? siteConfig.articleTitleTemplates[kind] : siteConfig.titleTemplate;
  // A function, because `$&` in a replacement string has a special meaning.
  return template.replace("%s", () => title);
}

function describeImage({ ogImage, title }: PageMetadata): Pick<SeoRecord, "ogImageFacts"> {
  if (ogImage === undefined) {
    return { ogImageFacts: { ...shareImageSize, alt: `${siteConfig.brand}. ${siteConfig.tagline}` } };
  }
  return hasOurSize(ogImage) ? { ogImageFacts: { ...shareImageSize, alt: title } } : {};
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
    // Concatenated, because URL parsing might be what failed.
    ogImage: `${origin}${filePaths.defaultShareImage}`,
    ogImageFallback: `${origin}${filePaths.defaultShareImageFallback}`,
    ...(canonical === null ? {} : { canonical: `${origin}${path}` }),
    type: "website",
    twitterCard: "summary_large_image",
    siteName: siteConfig.brand,
    noindex: noindex ?? false,
  };
}

function toAbsolute(url: string, origin: string): string {
  return new URL(url, origin).href;
}
