import { renderToString } from "react-dom/server";
import { contactPathFrom, entryPath, paths, reportPath } from "#config/index.ts";
import { renderPlainText } from "#content/blocks/plain-text.ts";
import {
  findArticle,
  findBySlug,
  findContactPerson,
  findRenamed,
  labelUnpublished,
  listEntries,
  listEntriesOfKind,
  listPublicationDays,
} from "#content/publication/content.server.ts";
import { showing } from "#content/publication/publication.ts";
import { listIslands } from "#platform/islands/island.ts";
import { loadIslands } from "#platform/islands/render-island.ts";
import { readBrowserFiles } from "./layout/browser-files.ts";
import { Document } from "./layout/document.tsx";
import { resolveMetadata } from "./layout/metadata/index.ts";
import { listShareCards as listCards } from "./layout/share-cards/list-share-cards.tsx";
import { describeReport, type ReportDocument } from "./pages/article/report-document.ts";
import type { LoadedPage, RequestData } from "./pages/define-page.ts";
import {
  errorPage as failedPage,
  notFoundPage,
  type PlainErrorPage,
  plainErrorPage,
} from "./pages/errors/error-pages.tsx";
import { findMoved } from "./pages/find-moved.ts";
import { pageCopy } from "./pages/page-copy.server.ts";
import { noRequestData } from "./pages/page-table.ts";
import { pages } from "./pages/pages.ts";
import { listTakeAwayFiles } from "./pages/take-away/list-take-away-files.ts";

export { findReaderNumbers } from "./pages/find-reader-numbers.ts";

const files = readBrowserFiles();
await loadIslands(listIslands(import.meta.glob("../**/islands.ts", { eager: true })));

/** Changes when the browser's files change. */
export const { version } = files;

/** Lists every page to prerender. */
export const listPages = pages.list;

export {
  findBySlug,
  findContactPerson,
  findMoved,
  labelUnpublished,
  listEntries,
  listPublicationDays,
  listTakeAwayFiles,
};

/** Runs `run` as if it were another day, given as an ISO date. */
export function asOf<Result>(day: string, run: () => Result): Result {
  return showing({ day }, run);
}

export const listShareCards = async () => listCards(await pages.listPageCards(), listEntries());

/** Lists the content for each market signal's PDF. */
export function listReports(siteUrl: string): ReportDocument[] {
  return listEntriesOfKind("signal").flatMap(({ slug }) => {
    const article = findArticle("signal", slug);
    return article ? [describeReport(article, siteUrl)] : [];
  });
}

/**
 * Finds a market signal's plain text and PDF URL, for the email to a visitor who requests the report. The slug can be one
 * from before the signal was renamed.
 */
export function findReport(
  slug: string,
  siteUrl: string,
): { title: string; text: string; url: string } | undefined {
  const renamed = findRenamed(entryPath("signal", slug));
  const article = findArticle("signal", renamed?.slug ?? slug);
  if (!article) return undefined;
  const text = renderPlainText(article.blocks, siteUrl);
  return { title: article.entry.title, text, url: siteUrl + reportPath(article.entry.slug) };
}

/** Finds a published article's title by its path. */
export function findTitle(path: string): string | undefined {
  return listEntries().find(({ type, slug }) => entryPath(type, slug) === path)?.title;
}

export interface RenderOptions extends Partial<RequestData> {
  /** Called with the error behind a 500; `console.error` by default. */
  onError?: (error: unknown) => void;
  /** Shows the entry at the URL even if it isn't published. */
  isPreview?: boolean;
  /** Renders this error page instead of the page at the URL. */
  errorPage?: PlainErrorPage;
}

export interface RenderResult {
  /** 200, or an error page's status. */
  status: number;
  html: string;
  /** Absolute URL of the page for search engines; absent on error pages. */
  canonical?: string | undefined;
  /** Whether it belongs in the sitemap: it isn't `noindex` and is its own canonical URL. */
  indexable: boolean;
  /** True if it lists entries, so each publication can change it. */
  listsEntries?: boolean;
  /** Absolute URL. */
  shareImage: string;
}

/** Renders the page at a URL or an error page. The URL must have the public origin. */
export async function render(request: Request, options: RenderOptions = {}): Promise<RenderResult> {
  let listsEntries = false;
  const onList = () => {
    listsEntries = true;
  };
  const preview = options.isPreview ? new URL(request.url).pathname : undefined;
  const page = await showing({ preview, onList }, () => renderPage(request, options));
  return { ...page, listsEntries };
}

async function renderPage(request: Request, options: RenderOptions): Promise<RenderResult> {
  const { errorPage, onError = console.error, ...data } = options;
  const requestData = { ...noRequestData, ...data };
  const { refused, refusedMove } = requestData;
  const url = new URL(request.url);
  if (options.isPreview) url.pathname = findMoved(url.pathname) ?? url.pathname;
  if (errorPage) return renderDocument(url, plainErrorPage(errorPage), false);
  try {
    const page = await pages.load(url, requestData);
    if (!page) return renderDocument(url, notFoundPage(url.pathname));
    // No scripts for a rejected form: they would mistake the URL it was sent to for the page's own.
    return renderDocument(url, page, refused === null && refusedMove === null);
  } catch (error) {
    onError(error);
    return renderDocument(url, failedPage(url.pathname));
  }
}

function renderDocument(url: URL, page: LoadedPage, scripted = true): RenderResult {
  const { status, path, metadata, renderBody, readerQuery, ...properties } = page;
  const seo = resolveMetadata(path, metadata, url.origin);
  const document = renderToString(
    <Document
      pathname={url.pathname}
      copy={pageCopy}
      seo={seo}
      files={files}
      scripted={scripted}
      {...properties}
    >
      {renderBody()}
    </Document>,
  );
  // Everywhere on the page: in the header, the footer and the text.
  const html = readerQuery
    ? document.replaceAll(
        `href="${paths.contact}"`,
        `href="${contactPathFrom(`${url.pathname}?${readerQuery}`)}"`,
      )
    : document;
  const { canonical, noindex, ogImage: shareImage } = seo;
  const isCanonical = canonical === undefined || canonical === url.origin + url.pathname;
  return {
    status,
    html: `<!DOCTYPE html>${html}`,
    canonical,
    indexable: !noindex && isCanonical,
    shareImage,
  };
}
