import type { PageCopy } from "../content/page-copy.ts";
import { type EntryKind, entryKindNames, entryKinds, entryPath, paths, siteConfig } from "../site/index.ts";

/** A link of the header. `covers` are paths that count as the same place, or as lying inside it. */
export interface Place {
  label: string;
  path: string;
  covers?: readonly string[];
}

/** The header's plain links, in order (spec 2.2). */
export const mainPlaces: readonly Place[] = [
  { label: "Home", path: paths.home },
  { label: "About Us", path: paths.about, covers: [paths.aboutUs] },
  { label: "Our Process", path: paths.process },
];

export const contactPlace: Place = { label: "Contact Us", path: paths.contact };

/** Name of the header's dropdown (spec 2.2). */
export const RESOURCES_LABEL = `${siteConfig.hubName} Resources`;

/** A link of the dropdown, with a line about where it leads. */
export interface ResourcePlace extends Place {
  kind: EntryKind;
  about: string;
}

/** Links of the dropdown, in order (spec 2.2). */
export function listResourcePlaces(lists: PageCopy["lists"]): readonly ResourcePlace[] {
  return entryKindNames.map((kind) => ({
    kind,
    label: lists[kind].title,
    path: entryKinds[kind].listPath,
    covers: [entryKinds[kind].morePath, entryPath(kind, "").slice(0, -1)],
    about: lists[kind].menuLine,
  }));
}

/**
 * How a place relates to where the visitor is, as a value of `aria-current`: `page` on the place itself, `true` on a
 * page inside it, `undefined` elsewhere (spec 2.2).
 */
export function relateToPlace(pathname: string, place: Place): "page" | "true" | undefined {
  if (pathname === place.path) return "page";
  const within = (path: string) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
  return [place.path, ...(place.covers ?? [])].some(within) ? "true" : undefined;
}
