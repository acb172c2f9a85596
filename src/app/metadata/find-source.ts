import type { Entry, LegalPage } from "../../catalogue/entries/index.ts";
import {
  bookingPath,
  decodeSegment,
  type EntryKind,
  entryKinds,
  entryPath,
  sampleInsightSlug,
} from "../../site/index.ts";
import { entrySource } from "./entry-metadata.ts";
import { bookingSource, findPageSource } from "./page-metadata.ts";
import type { SeoSource } from "./seo-record.ts";
import { findShareImage, shareImagePath } from "./share-image.ts";

/** What of the catalogue an address may stand for. */
export interface AddressedContent {
  findEntry(type: EntryKind, slug: string): Entry | undefined;
  /** All entries, newest first. */
  listEntries(): readonly Entry[];
  findLegalPage(id: string): Promise<LegalPage | undefined>;
  /** What the owner's panels say of fixed screens, by path. */
  screens: Readonly<Record<string, { title?: string; description: string }>>;
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
  const screen = findPageSource(path);
  if (screen) return { ...screen, ...content.screens[screen.path] };
  if (path.startsWith(bookingPath(""))) return bookingSource(path);
  for (const kind of entryKinds) {
    const slug = readSlug(path, entryPath(kind, ""));
    if (slug === undefined) continue;
    const entry =
      content.findEntry(kind, slug) ??
      (kind === "insight" ? content.findEntry(kind, sampleInsightSlug) : undefined);
    return entry && entrySource(entry, path, findShareImage(entry, content.listEntries()));
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
