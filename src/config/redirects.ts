import { decodeSegment, entryPath } from "./entry-paths.ts";
import { paths } from "./paths.ts";

const fixedRedirects: Record<string, string> = {
  "/our-process": paths.process,
  "/blog": paths.insights,
  "/contact-us": paths.contact,
  "/contactus": paths.contact,
};

/** Prefixes of old paths that end in an insight's slug. */
const insightPrefixes = ["/blog/", "/insights/"];

/** Returns the new path for an old one (spec 2.1). Takes a path without a query or trailing slash. */
export function findRedirect(pathname: string): string | undefined {
  if (Object.hasOwn(fixedRedirects, pathname)) return fixedRedirects[pathname];
  for (const prefix of insightPrefixes) {
    const slug = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : "";
    if (slug && !slug.includes("/")) return entryPath("insight", decodeSegment(slug));
  }
  return undefined;
}

/** Exported for the test that compares redirects with the route table. */
export const redirectedPaths = Object.keys(fixedRedirects);
