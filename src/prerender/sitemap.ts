import type { ListedPage } from "../build-output/index.ts";
import { filePaths } from "../site/index.ts";
import { escapeXml } from "./escape-xml.ts";
import { PrerenderError } from "./prerender-page.ts";

/** Maximum of one sitemap (sitemaps.org). */
const MAX_URLS = 50_000;

/** Renders the sitemap of indexable pages. Throws `PrerenderError` above 50,000. */
export function renderSitemap(pages: readonly ListedPage[], siteUrl: string): string {
  if (pages.length > MAX_URLS) {
    throw new PrerenderError(`A sitemap holds ${MAX_URLS} pages, and there are ${pages.length}.`);
  }
  const urls = pages.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** Renders `robots.txt`, which excludes only the endpoints. */
export function renderRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${filePaths.sitemap}\n`;
}
