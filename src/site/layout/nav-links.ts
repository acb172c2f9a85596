import { type EntryKind, entryKindNames, entryKinds, entryPath, paths, siteConfig } from "#config/index.ts";

export interface NavLink {
  label: string;
  path: string;
  /** Other paths of the same page or section. */
  covers?: readonly string[];
}

/** Header links before the resources menu, in order (spec 2.2). */
export const mainLinks: readonly NavLink[] = [
  { label: "Home", path: paths.home },
  { label: "About Us", path: paths.about, covers: [paths.aboutUs] },
  { label: "Our Process", path: paths.process },
];

export const contactLink: NavLink = { label: "Contact Us", path: paths.contact };

/** Label of the resources menu (spec 2.2). */
export const RESOURCES_LABEL = `${siteConfig.hubName} Resources`;

export interface ResourceLink extends NavLink {
  kind: EntryKind;
  about: string;
}

/** Page copy used in the header's menu and the footer. */
export type MenuCopy = Readonly<Record<EntryKind, { title: string; menuLine: string }>>;

/** Lists the resources menu's links, in order (spec 2.2). */
export function listResourceLinks(lists: MenuCopy): readonly ResourceLink[] {
  return entryKindNames.map((kind) => ({
    kind,
    label: lists[kind].title,
    path: entryKinds[kind].listPath,
    covers: [entryKinds[kind].morePath, entryPath(kind, "").slice(0, -1)],
    about: lists[kind].menuLine,
  }));
}

/** Returns a link's `aria-current`: `page` if it links to `pathname`, `true` on other pages in its section. */
export function ariaCurrent(pathname: string, { path, covers = [] }: NavLink): "page" | "true" | undefined {
  if (pathname === path) return "page";
  const contains = (own: string) => pathname === own || (own !== "/" && pathname.startsWith(`${own}/`));
  return [path, ...covers].some(contains) ? "true" : undefined;
}

/** Attributes for the resources button, which is highlighted on the hub and if any link is current (spec 2.2). */
export function resourcesState(pathname: string, links: readonly NavLink[]) {
  const isHub = pathname === paths.hub;
  return {
    "aria-current": isHub || undefined,
    "data-active": isHub || links.some((link) => ariaCurrent(pathname, link)) || undefined,
  };
}
