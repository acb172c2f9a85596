import type { Entry } from "../../content/entries/index.ts";
import { entryPath } from "../../site/index.ts";
import type { SeoSource } from "./seo-record.ts";

/**
 * What is told of an article. `askedPath` is the address that was asked for: where it is not the entry's own
 * (an unknown insight shows the sample article), search engines are asked to leave it out and the canonical
 * address leads to the real one, and the picture is the site's default.
 *
 * @param shareImage what `findShareImage` answers for it
 */
export function entrySource(entry: Entry, askedPath: string, shareImage: string | undefined): SeoSource {
  const canonical = entryPath(entry.type, entry.slug);
  const isItself = askedPath === canonical;
  return {
    path: askedPath,
    template: entry.type,
    title: entry.title,
    description: entry.summary,
    canonical,
    noindex: !isItself,
    published: entry.date,
    ...(entry.updated ? { modified: entry.updated } : {}),
    ...(shareImage && isItself ? { ogImage: shareImage } : {}),
    author: entry.author,
  };
}
