import {
  entryKindNames,
  entryKinds,
  entryPath,
  filePaths,
  findRedirect,
  glossaryPath,
  paths,
  personPath,
} from "#config/index.ts";
import type { Explanation } from "#platform/schema-errors/explain-issue.ts";
import { findNearest } from "#platform/schema-errors/find-nearest.ts";
import { categories } from "../entries/categories.ts";
import type { CompiledFile } from "./compile-file.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** A file with links: an article, a page or page copy. */
export type LinkingFile = Pick<CompiledFile, "anchors" | "links" | "entry"> & { file: { label: string } };

interface KnownPlaces {
  /** Path of an entry or a page with text -> its anchors. */
  anchors: Map<string, ReadonlySet<string>>;
  drafts: Set<string>;
  /** Path of a scheduled entry -> its date. */
  scheduled: Map<string, string>;
  /** Alias -> path of its entry. */
  aliases: Map<string, string>;
  /** Paths of other pages and files. */
  fixed: Set<string>;
  isPublicFile(path: string): boolean;
}

interface CheckedLinks {
  errors: Diagnostic[];
  /** About links to articles that were deleted. */
  warnings: Diagnostic[];
  /** Those links by file. */
  gone: Map<LinkingFile, Set<string>>;
}

interface Finding extends Explanation {
  isGone?: boolean;
}

/** Only list pages take a query (spec 2.1). */
const listPages = new Set<string>(
  Object.values(entryKinds).flatMap(({ listPath, morePath }) => [listPath, morePath]),
);

export function checkLinks(
  files: readonly CompiledFile[],
  isPublicFile: (path: string) => boolean,
  pageCopy: readonly LinkingFile[] = [],
): CheckedLinks {
  const places: KnownPlaces = {
    anchors: new Map(),
    drafts: new Set(),
    scheduled: new Map(),
    aliases: new Map(),
    fixed: new Set<string>([...Object.values(paths), filePaths.sitemap, filePaths.feed]),
    isPublicFile,
  };
  for (const compiled of files) {
    const path = pathOf(compiled);
    for (const alias of compiled.aliases) places.aliases.set(alias.path, path);
    if (compiled.publication === "draft") places.drafts.add(path);
    else places.anchors.set(path, new Set(compiled.anchors));
    if (compiled.publication === "scheduled" && compiled.entry)
      places.scheduled.set(path, compiled.entry.date);
  }
  const checked: CheckedLinks = { errors: [], warnings: [], gone: new Map() };
  for (const compiled of [...files, ...pageCopy]) {
    const own = new Set(compiled.anchors);
    for (const { href, line, column } of compiled.links) {
      const found: Finding | undefined =
        checkLink(href, own, places) ?? checkSchedule(href, compiled, places);
      if (!found) continue;
      const { isGone, ...explanation } = found;
      checked[isGone ? "warnings" : "errors"].push({
        file: compiled.file.label,
        line,
        column,
        ...explanation,
      });
      if (isGone) checked.gone.set(compiled, (checked.gone.get(compiled) ?? new Set()).add(href));
    }
  }
  return checked;
}

/** Takes links out of a file's JSON, but not their words, unless page copy has both in a `link`. */
export function removeLinks(body: string, hrefs: ReadonlySet<string>): string {
  const unwrap = (item: unknown) => {
    const { type, href, children } = Object(item);
    return !hrefs.has(href) ? [item] : type === "link" ? children : [];
  };
  return JSON.stringify(
    JSON.parse(body, (key, value) => {
      if (key === "link" && hrefs.has(Object(value).href)) return undefined;
      return Array.isArray(value) ? value.flatMap(unwrap) : value;
    }),
  );
}

export function pathOf({ file }: CompiledFile): string {
  if (file.kind === "person") return personPath(file.slug);
  if (file.kind === "legal" || file.kind === "textPage") return `/${file.slug}`;
  return entryPath(file.kind, file.slug);
}

function checkLink(href: string, own: ReadonlySet<string>, places: KnownPlaces): Finding | undefined {
  if (href === "") return { problem: "the link has no target", fix: "write the target in parentheses" };
  if (href.startsWith("#")) return checkAnchor(href.slice(1), own, "this article");
  if (href.startsWith("//") || !href.startsWith("/")) return checkExternalLink(href);

  const { path, query, anchor } = splitHref(href);
  const bare = path.length > 1 ? path.replace(/\/$/, "") : path;
  const redirected = places.aliases.get(bare) ?? findRedirect(bare) ?? bare;
  const current = places.aliases.get(redirected) ?? redirected;
  if (places.drafts.has(current)) {
    return { problem: `${path} is a draft`, fix: "remove the link, or the `draft: true` of that article" };
  }
  const anchors = places.anchors.get(current);
  if (!anchors && !places.fixed.has(current) && !places.isPublicFile(decode(current)))
    return explainDeadPath(path, current, places);
  if (current !== path) {
    return { problem: `${path} ${bare === path ? "has moved" : "ends in a slash"}`, fix: `write ${current}` };
  }
  if (query !== undefined) return checkQuery(path, query);
  // Anchors are known only for articles and pages with text.
  return anchor !== undefined && anchors ? checkAnchor(anchor, anchors, path) : undefined;
}

/** Only entries with the same or a later date can link to a scheduled entry. */
function checkSchedule(
  href: string,
  { entry }: LinkingFile,
  { scheduled }: KnownPlaces,
): Explanation | undefined {
  const { path } = splitHref(href);
  const date = scheduled.get(path);
  if (date === undefined || (entry && entry.date >= date)) return undefined;
  return { problem: `${path} is not published before ${date}`, fix: "remove the link until then" };
}

function splitHref(href: string): { path: string; query?: string; anchor?: string } {
  const [, path = "", query, anchor] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? [];
  return { path, ...(query !== undefined && { query }), ...(anchor !== undefined && { anchor }) };
}

/** `current` is where the path leads after redirects. */
function explainDeadPath(path: string, current: string, places: KnownPlaces): Finding {
  const problem = `there is no page ${path}`;
  if (current === glossaryPath) return { problem, fix: "write content/glossary.md, or remove the link" };
  const nearest = findNearestPath(current, [...places.fixed, ...places.anchors.keys()]);
  const fix = nearest ? `did you mean ${nearest}?` : "correct the path, or remove the link";
  const isGone = entryKindNames.some((kind) => current.startsWith(entryPath(kind, "")));
  return { problem, fix, isGone };
}

export function findNearestPath(path: string, known: readonly string[]): string | undefined {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const siblings = known
    .filter((place) => place.startsWith(folder))
    .map((place) => place.slice(folder.length));
  // Compare only slugs: full paths share a prefix, so all of them would look similar.
  const sibling = findNearest(path.slice(folder.length), siblings);
  if (sibling) return folder + sibling;
  return siblings.length === 0 ? findNearest(path, known) : undefined;
}

function checkAnchor(anchor: string, anchors: ReadonlySet<string>, where: string): Explanation | undefined {
  const name = decode(anchor);
  if (anchors.has(name)) return undefined;
  const nearest = findNearest(name, [...anchors]);
  const known = anchors.size > 0 ? `use one of #${[...anchors].join(", #")}` : "remove the anchor";
  return {
    problem: `there is no heading #${name} in ${where}`,
    fix: nearest ? `did you mean #${nearest}?` : known,
  };
}

function checkQuery(path: string, query: string): Explanation | undefined {
  if (!listPages.has(path)) return { problem: `${path} does not take a query`, fix: `write ${path}` };
  const category = new URLSearchParams(query).get("category");
  if (category === null || categories.some(({ id }) => id === category)) return undefined;
  const ids = categories.map(({ id }) => id).join(", ");
  return { problem: `there is no category "${category}"`, fix: `write one of ${ids}` };
}

function checkExternalLink(href: string): Explanation | undefined {
  const url = URL.parse(href);
  if (url && ["http:", "https:", "mailto:"].includes(url.protocol)) return undefined;
  if (url)
    return { problem: `a link cannot start with ${url.protocol}`, fix: "use https:, http: or mailto:" };
  return {
    problem: `"${href}" is not a URL`,
    fix: "start with / for a page on this site, or with https://",
  };
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
