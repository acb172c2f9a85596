import type { PageCopy } from "../content/page-copy.ts";
import { type EntryKind, entryKindNames, entryKinds, entryPath, paths, siteConfig } from "../site/index.ts";

/** A link of the header. */
export interface NavLink {
  label: string;
  path: string;
  /** Other paths of the same page, and paths that count as lying inside it. */
  covers?: readonly string[];
}

/** The header's plain links, in order (spec 2.2). */
export const mainLinks: readonly NavLink[] = [
  { label: "Home", path: paths.home },
  { label: "About Us", path: paths.about, covers: [paths.aboutUs] },
  { label: "Our Process", path: paths.process },
];

export const contactLink: NavLink = { label: "Contact Us", path: paths.contact };

/** Label of the header's dropdown (spec 2.2). */
export const RESOURCES_LABEL = `${siteConfig.hubName} Resources`;

/** A link of the dropdown, with a line about the page it leads to. */
export interface ResourceLink extends NavLink {
  kind: EntryKind;
  about: string;
}

/** Links of the dropdown, in order (spec 2.2). */
export function listResourceLinks(lists: PageCopy["lists"]): readonly ResourceLink[] {
  return entryKindNames.map((kind) => ({
    kind,
    label: lists[kind].title,
    path: entryKinds[kind].listPath,
    covers: [entryKinds[kind].morePath, entryPath(kind, "").slice(0, -1)],
    about: lists[kind].menuLine,
  }));
}

/**
 * Value of a link's `aria-current` on the page at `pathname`: `page` on the link's own page, `true` on a page inside it,
 * `undefined` elsewhere (spec 2.2).
 */
export function ariaCurrent(pathname: string, { path, covers = [] }: NavLink): "page" | "true" | undefined {
  if (pathname === path) return "page";
  const contains = (own: string) => pathname === own || (own !== "/" && pathname.startsWith(`${own}/`));
  return [path, ...covers].some(contains) ? "true" : undefined;
}
