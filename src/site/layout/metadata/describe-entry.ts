import { entryPath } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";
import type { PageMetadata } from "./page-metadata.ts";
import { findShareImage, siteShareImage } from "./share-image.ts";

/**
 * Returns an article's metadata at `path`. If that isn't its own path (an unknown insight shows the sample article),
 * the page is `noindex` and has the site's share image.
 *
 * @param entries all entries, newest first
 */
export function describeEntry(entry: Entry, path: string, entries: readonly Entry[]): PageMetadata {
  const canonical = entryPath(entry.type, entry.slug);
  const isCanonical = path === canonical;
  return {
    kind: entry.type,
    title: entry.title,
    description: entry.summary,
    canonical,
    noindex: !isCanonical,
    published: entry.date,
    modified: entry.updated,
    ogImage: isCanonical ? findShareImage(entry, entries) : siteShareImage,
  };
}
