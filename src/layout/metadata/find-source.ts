import type { Entry, LegalPage } from "../../content/entries/index.ts";
import {
  bookingPath,
  decodeSegment,
  type EntryKind,
  entryKindNames,
  entryPath,
  listPath,
  sampleInsightSlug,
} from "../../site/index.ts";
import { entrySource } from "./entry-metadata.ts";
import { bookingSource, findPageSource, type ScreenWords } from "./page-metadata.ts";
import type { SeoSource } from "./seo-record.ts";
import { findShareImage, shareImagePath } from "./share-image.ts";

/** What of the catalogue an address may stand for. */
export interface AddressedContent {
  findEntry(type: EntryKind, slug: string): Entry | undefined;
  /** All entries, newest first. */
  listEntries(): readonly Entry[];
  findLegalPage(id: string): Promise<LegalPage | undefined>;
  screens: ScreenWords;
}

/**
 * The metadata of an address, whatever it stands for: a fixed screen, an entry or a legal page (spec 7.5); `undefined`
 * where it stands for nothing. An unknown insight is the sample article under a foreign address (spec 2.1). `?sent=`
 * carries a visitor's reference, so the page is noindex.
 */
export async function findSource(url: URL, content: AddressedContent): Promise<SeoSource | undefined> {
  const source = await findPathSource(url.pathname, content);
  return source && url.searchParams.has("sent") ? { ...source, noindex: true } : source;
}

async function findPathSource(path: string, content: AddressedContent): Promise<SeoSource | undefined> {
  const screen = findPageSource(path, content.screens);
  if (screen) return screen;
  if (path.startsWith(bookingPath(""))) return bookingSource(path);
  for (const kind of entryKindNames) {
    const slug = readSlug(path, entryPath(kind, ""));
    if (slug === undefined) continue;
    const entry =
      content.findEntry(kind, slug) ??
      (kind === "insight" ? content.findEntry(kind, sampleInsightSlug) : undefined);
    if (!entry) return undefined;
    const source = entrySource(entry, path, findShareImage(entry, content.listEntries()));
    return { ...source, listName: content.screens[listPath(kind)]?.title };
  }
  const legal = await content.findLegalPage(path.slice(1));
  if (!legal) return undefined;
  const { title, description } = legal;
  return { path, template: "page", title, description, ogImage: shareImagePath(path) };
}

/** The one segment behind a prefix such as `/read-insight/`, decoded; `undefined` for any other path. */
function readSlug(path: string, prefix: string): string | undefined {
  const slug = path.startsWith(prefix) ? path.slice(prefix.length) : "";
  return slug && !slug.includes("/") ? decodeSegment(slug) : undefined;
}
