import { encodePath } from "../../built/index.ts";

/** Path of the picture that a page shows where it is shared, if it lies on this site; without its query, and spelled as files are stored. */
export function readShareImagePath(html: string, siteUrl: string): string | undefined {
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  if (!address?.startsWith(`${siteUrl}/`)) return undefined;
  const { pathname } = new URL(address);
  return encodePath(pathname) ?? pathname;
}
