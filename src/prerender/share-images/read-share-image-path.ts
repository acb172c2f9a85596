import { encodePath } from "../../built/index.ts";

/** Path of a page's share image on this site, without its query and encoded as files are stored. */
export function readShareImagePath(html: string, siteUrl: string): string | undefined {
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  if (!address?.startsWith(`${siteUrl}/`)) return undefined;
  const { pathname } = new URL(address);
  return encodePath(pathname) ?? pathname;
}
