import type { Entry } from "../../content/entries/index.ts";
import { entryPath, paths } from "../../site/index.ts";

/** Number of entries, the newest ones, that get a drawn share image; others have the site's default. */
const MAX_ILLUSTRATED = 32;

const FOLDER = "/og";

/** Size of default and drawn share images, in px. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Path of the drawn share image of a page: `/og/read-insight/{slug}.png`. */
export function shareImagePath(pagePath: string): string {
  return `${FOLDER}${pagePath === paths.home ? "/home" : pagePath}.png`;
}

export function isDrawn(path: string): boolean {
  return path.startsWith(`${FOLDER}/`);
}

/**
 * Lists the entries that get a drawn share image, given all entries, newest first. Both drawing and metadata use it, so
 * that no page links to a missing image.
 */
export function listIllustrated(entries: readonly Entry[]): Entry[] {
  return entries.slice(0, MAX_ILLUSTRATED).filter((entry) => !findOwnImage(entry));
}

/** Finds the share image of an entry: its own image, else the drawn one. */
export function findShareImage(entry: Entry, entries: readonly Entry[]): string | undefined {
  const own = findOwnImage(entry);
  if (own) return own;
  const isIllustrated = listIllustrated(entries).some(
    ({ type, slug }) => type === entry.type && slug === entry.slug,
  );
  return isIllustrated ? shareImagePath(entryPath(entry.type, entry.slug)) : undefined;
}

/** The image of an entry, unless it is an SVG, which social networks do not show. */
function findOwnImage({ image }: Entry): string | undefined {
  return image?.endsWith(".svg") ? undefined : image;
}
