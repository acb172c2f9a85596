import { entryPath, filePaths, paths } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";

/** Only this many entries, the newest ones, get a drawn share image; the others use the site's. */
const MAX_ILLUSTRATED = 32;

const FOLDER = "/og";

/** Size of the default and drawn share images, in px. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The site's share image. Not the SVG, because social networks don't show SVG. */
export const siteShareImage = filePaths.defaultShareImageFallback;

/** For example, `/og/read-insight/{slug}.png`; `/og/home.png` for the home page. */
export function shareImagePath(pagePath: string): string {
  return `${FOLDER}${pagePath === paths.home ? "/home" : pagePath}.png`;
}

/** Checks whether the image has the size in `shareImageSize`; an image chosen by a writer can have any. */
export function hasOurSize(path: string): boolean {
  return path.startsWith(`${FOLDER}/`) || path === siteShareImage;
}

/**
 * Lists the entries that get a drawn share image, given all entries, newest first. Both drawing and metadata use this
 * list, so no page links to a missing image.
 */
export function listIllustrated(entries: readonly Entry[]): Entry[] {
  return entries.slice(0, MAX_ILLUSTRATED).filter((entry) => !findOwnImage(entry));
}

export function findShareImage(entry: Entry, entries: readonly Entry[]): string {
  const own = findOwnImage(entry);
  if (own) return own;
  const isIllustrated = listIllustrated(entries).some(
    ({ type, slug }) => type === entry.type && slug === entry.slug,
  );
  return isIllustrated ? shareImagePath(entryPath(entry.type, entry.slug)) : siteShareImage;
}

/** Social networks don't show SVG or AVIF. */
function findOwnImage({ image }: Entry): string | undefined {
  return /\.(?:jpe?g|png|gif|webp)$/i.test(image?.src ?? "") ? image?.src : undefined;
}
