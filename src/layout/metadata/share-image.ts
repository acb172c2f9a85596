import type { Entry } from "../../content/entries/index.ts";
import { entryPath, paths } from "../../site/index.ts";

/** Pictures are drawn for this many entries, the newest; older ones carry the site's default. */
const MAX_ILLUSTRATED = 32;

const FOLDER = "/og";

/** Measures of every share image of ours, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Where the share image of a page lies that has one drawn for it: `/og/read-insight/{slug}.png`. */
export function shareImagePath(pagePath: string): string {
  return `${FOLDER}${pagePath === paths.home ? "/home" : pagePath}.png`;
}

/** Whether an address is one of the pictures that are drawn at build. */
export function isDrawn(address: string): boolean {
  return address.startsWith(`${FOLDER}/`);
}

/**
 * The entries that get a share image drawn, out of all entries, newest first. The prerender step draws by this list and
 * pages name by it, so that no page names a picture that is not there.
 */
export function listIllustrated(entries: readonly Entry[]): Entry[] {
  return entries.slice(0, MAX_ILLUSTRATED).filter((entry) => !findOwnPicture(entry));
}

/** Address of the share image of an entry: the writer's own, else the drawn one, else none. */
export function findShareImage(entry: Entry, entries: readonly Entry[]): string | undefined {
  const own = findOwnPicture(entry);
  if (own) return own;
  const isIllustrated = listIllustrated(entries).some(
    ({ type, slug }) => type === entry.type && slug === entry.slug,
  );
  return isIllustrated ? shareImagePath(entryPath(entry.type, entry.slug)) : undefined;
}

/** The writer's picture, unless it is an SVG, which networks do not show. */
function findOwnPicture({ image }: Entry): string | undefined {
  return image?.endsWith(".svg") ? undefined : image;
}
