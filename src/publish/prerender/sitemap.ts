import { escapeUTF8 } from "entities";
import { filePaths } from "#config/index.ts";
import type { ListedPage } from "../build-output/index.ts";

/** Pass only indexable pages: `indexable` in `site/entry.server.tsx`, from the `noindex` of a page's metadata. */
export function renderSitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const urls = pages.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<url><loc>${escapeUTF8(siteUrl + path)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** Disallows only the API endpoints. */
export function renderRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${filePaths.sitemap}\n`;
}
