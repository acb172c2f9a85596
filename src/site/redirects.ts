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
 * Finds the path that an old path permanently redirects to (spec 2.1). Takes a path without query and trailing slash.
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

/** Redirected paths without a slug, for the test against the route table. */
export const redirectedPaths = Object.keys(fixedRedirects);
