/** Path of the picture that a page shows where it is shared, if it lies on this site; without its query. */
export function readShareImagePath(html: string, siteUrl: string): string | undefined {
  const address = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  if (!address?.startsWith(`${siteUrl}/`)) return undefined;
  return new URL(address).pathname;
}
