import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { findArticle } from "./content/content.server.ts";
import { renderPlainText } from "./content/plain-text.ts";
import { listIslands } from "./islands/island.ts";
import { loadIslands } from "./islands/render-island.ts";
import { readBrowserFiles } from "./layout/browser-files.ts";
import { Document } from "./layout/document.tsx";
import { ErrorScreen, NotFoundScreen, type Notice, NoticeScreen, notices } from "./layout/index.ts";
import {
  failedSource,
  findSource,
  notFoundSource,
  noticeSource,
  resolveMetadata,
  type SeoSource,
} from "./layout/metadata/index.ts";
import { listShareCards as listCards } from "./layout/share-cards/list-share-cards.tsx";
import { addressedContent } from "./pages/addressed-content.ts";
import { type PageData, PageNotFound } from "./pages/page.ts";
import { routes } from "./pages/pages.ts";

/** A market signal as plain text, for the mail that carries it; `undefined` where there is none by that slug. */
export async function findReport(
  slug: string,
  siteUrl: string,
): Promise<{ title: string; text: string } | undefined> {
  const article = await findArticle("signal", slug);
  return article && { title: article.entry.title, text: renderPlainText(article.blocks, siteUrl) };
}

export { listEntries } from "./content/content.server.ts";

/** What the prerender step is to draw for the pages that name a share image. */
export const listShareCards = () => listCards(addressedContent);

const files = readBrowserFiles();
await loadIslands(listIslands(import.meta.glob("./**/islands.ts", { eager: true })));

/** Changes with every build whose browser files differ. */
export const { version } = files;

/** What a page is rendered with, beside its request. */
export interface RenderOptions extends Partial<PageData> {
  /** Called with the reason for a 500; `console.error` by default. */
  onError?: (error: unknown) => void;
  /** Renders this notice in place of a page. */
  notice?: Notice;
}

/** A rendered page, with what the prerender step and the server need to know of it. */
export interface RenderResult {
  /** 200, 404 or 500; that of the notice where one was asked for. */
  status: number;
  html: string;
  /** Absolute URL of the page for search engines; absent where the request's URL is no page. */
  canonical?: string | undefined;
  /** Whether it belongs in the sitemap: it is not `noindex`, and no other page is its canonical. */
  indexable: boolean;
  /** Absolute URL of its share image. */
  shareImage: string;
}

/**
 * Renders the page at a URL: 200, 404, or 500 with the error page (spec 2.1, 2.10), or a notice. The origin of the URL is
 * the site's public one.
 */
export async function render(request: Request, options: RenderOptions = {}): Promise<RenderResult> {
  const { outcome = null, slots = null, booking = null, onError = console.error } = options;
  const url = new URL(request.url);
  // Shown under another address, where scripts would read the wrong one.
  const scripted = outcome === null;
  if (options.notice) return answerNotice(url, options.notice);
  try {
    const page = await findPage(url)?.({ outcome, slots, booking });
    if (page === undefined) return answerMissing(url);
    const source = await findSource(url, addressedContent);
    if (!source) throw new Error(`${url.pathname} has a page and no metadata (src/layout/metadata).`);
    return answer({ url, status: 200, screen: page, source, scripted });
  } catch (error) {
    if (error instanceof PageNotFound) return answerMissing(url);
    onError(error);
    const screen = <ErrorScreen address={url.pathname} />;
    return answer({ url, status: 500, screen, source: failedSource(url.pathname) });
  }
}

function findPage(url: URL) {
  for (const { match } of routes) {
    const page = match(url);
    if (page) return page;
  }
  return undefined;
}

function answerNotice(url: URL, notice: Notice): RenderResult {
  const { status, title, text } = notices[notice];
  const source = noticeSource(title, text);
  return answer({ url, status, screen: <NoticeScreen notice={notice} />, source, scripted: false });
}

function answerMissing(url: URL): RenderResult {
  return answer({ url, status: 404, screen: <NotFoundScreen />, source: notFoundSource(url.pathname) });
}

interface Answer {
  url: URL;
  status: number;
  screen: ReactNode;
  source: SeoSource;
  scripted?: boolean;
}

function answer({ url, status, screen, source, scripted = true }: Answer): RenderResult {
  const seo = resolveMetadata(source, url.origin);
  const viewedPath = status === 200 ? (source.canonical ?? source.path) : null;
  const html = renderToString(
    <Document pathname={url.pathname} seo={seo} files={files} scripted={scripted} viewedPath={viewedPath}>
      {screen}
    </Document>,
  );
  const { canonical, noindex, ogImage: shareImage } = seo;
  const isItself = canonical === undefined || canonical === url.origin + url.pathname;
  return { status, html: `<!DOCTYPE html>${html}`, canonical, indexable: !noindex && isItself, shareImage };
}
