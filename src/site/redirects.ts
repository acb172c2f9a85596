import { decodeSegment, entryPath } from "./entry-paths.ts";
import { paths } from "./paths.ts";

const fixedRedirects: Record<string, string> = {
  "/our-process": paths.process,
  "/blog": paths.insights,
  "/contact-us": paths.contact,
  "/contactus": paths.contact,
};

/** Old prefixes whose last segment is an insight's slug. */
const insightPrefixes = ["/blog/", "/insights/"];

/**
 * The path that an old path permanently redirects to, or `undefined` where the path has not moved (spec 2.1). Takes a
 * path without query and without trailing slash.
 */
export function findRedirect(pathname: string): string | undefined {
  const fixed = Object.hasOwn(fixedRedirects, pathname) ? fixedRedirects[pathname] : undefined;
  if (fixed) return fixed;
  for (const prefix of insightPrefixes) {
    const slug = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : "";
    if (slug && !slug.includes("/")) return entryPath("insight", decodeSegment(slug));
  }
  return undefined;
}

/** Every path that redirects and needs no slug, for the check against the route table. */
export const redirectedPaths = Object.keys(fixedRedirects);
