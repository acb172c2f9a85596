import { filePaths } from "../site/index.ts";
import type { ListedPage } from "./page-list.ts";
import { PrerenderError } from "./prerender-error.ts";

/** The most that one sitemap may list (sitemaps.org). */
const MAX_URLS = 50_000;

/** Lists the pages given, all of them indexable, under the public address. Throws `PrerenderError` over 50,000. */
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

/** Everything may be read but the endpoints. */
export function renderRobots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${filePaths.sitemap}\n`;
}

/**
 * Whether a prerendered page belongs in the sitemap: it asks not to be left out, and it names no other page as the
 * true one (the second address of a page, as `/about-us`, is left to its canonical).
 */
export function isIndexable(html: string, url: string): boolean {
  const head = html.slice(0, html.indexOf("</head>") + 1);
  for (const [tag] of head.matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    if (/\bname="robots"/.test(tag) && /\bcontent="[^"]*noindex/.test(tag)) return false;
    if (/\brel="canonical"/.test(tag)) {
      const canonical = /\bhref="([^"]*)"/.exec(tag)?.[1]?.replaceAll("&amp;", "&");
      if (canonical !== undefined && canonical.replace(/\/$/, "") !== url.replace(/\/$/, "")) return false;
    }
  }
  return true;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
