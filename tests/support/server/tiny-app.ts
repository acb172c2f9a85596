import { paths } from "#config/paths.ts";
import { findRedirect } from "#config/redirects.ts";
import type { BuiltApp, ListedPage } from "#publish/build-output/index.ts";

/** Tests use these to change the tiny app. */
declare global {
  /** A page that the app lists but can't render. */
  var tinySiteExtra: ListedPage | undefined;
  /** Path of the share image used by every page. */
  var tinySitePicture: string | undefined;
}

const fixedPages: string[] = Object.values(paths);
const entryPage = /^\/(read-insight|market-signals)\/[^/]+$/;

export const version: BuiltApp["version"] = "tiny";

export const listPages: BuiltApp["listPages"] = () => [
  ...fixedPages.map((path) => ({ path })),
  { path: "/read-insight/first-piece", lastModified: "2025-03-01" },
  { path: "/market-signals/only-signal", lastModified: "2025-01-29" },
  ...(globalThis.tinySiteExtra ? [globalThis.tinySiteExtra] : []),
];

export const asOf: BuiltApp["asOf"] = (_day, run) => run();

export const listPublicationDays: BuiltApp["listPublicationDays"] = () => [];

export const findMoved: BuiltApp["findMoved"] = findRedirect;

export const findBySlug: BuiltApp["findBySlug"] = () => [];

export const labelUnpublished: BuiltApp["labelUnpublished"] = () => undefined;

export const listEntries: BuiltApp["listEntries"] = () => [];

const ink = "#0e1b2c";

export const listShareCards: BuiltApp["listShareCards"] = async () => [
  {
    path: "/og/about.png",
    title: "About",
    facts: [],
    brand: "Tiny",
    sign: "<svg/>",
    drawing: "<svg/>",
    colors: {
      paper: ink,
      raised: ink,
      sunken: ink,
      ink,
      "ink-soft": ink,
      line: ink,
      outline: ink,
      category: ink,
      marker: ink,
      grid: ink,
      "grid-major": ink,
    },
  },
];

export const listTakeAwayFiles: BuiltApp["listTakeAwayFiles"] = () => [
  { path: "/take-away/first-piece/1.csv", text: "\ufeffDay,Minutes\r\nMonday,25\r\n" },
  { path: "/take-away/first-piece/week.ics", text: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" },
];

export const listReports: BuiltApp["listReports"] = () => [];

export const findReport: BuiltApp["findReport"] = (slug, siteUrl) =>
  slug === "only-signal"
    ? { title: "The only signal", text: "Its whole text.", url: `${siteUrl}/reports/only-signal.pdf` }
    : undefined;

export const findContactPerson: BuiltApp["findContactPerson"] = () => undefined;

export const findReaderNumbers: BuiltApp["findReaderNumbers"] = () => undefined;

/** Renders short pages that show the data they were rendered from. */
export const render: BuiltApp["render"] = async (
  request,
  {
    refused = null,
    slots,
    booking,
    caller = null,
    replyTime = null,
    refusedMove = null,
    owner = null,
    errorPage,
  } = {},
) => {
  const url = new URL(request.url);
  const { pathname: path } = url;
  if (errorPage) return noindexPage(errorPage.startsWith("busy") ? 503 : 429, `<h1>${errorPage}</h1>`);
  if (path === "/crash") throw new Error("SECRET");
  if (path === "/broken") return noindexPage(500, "<h1>500</h1>");
  if (path === "/schedule" || booking || owner) {
    const shown = JSON.stringify({ refused, slots, booking, caller, refusedMove, owner });
    return noindexPage(200, `<pre>${shown.replaceAll("<", "&lt;")}</pre>`);
  }
  if (!fixedPages.includes(path) && !entryPage.test(path)) return noindexPage(404, "<h1>404</h1>");
  const canonical = url.origin + (path === "/about-us" ? "/about" : path);
  const script = refused ? "" : '<script type="module" async="" src="/assets/app.js"></script>';
  const head = `<link rel="canonical" href="${canonical}"/><link rel="stylesheet" href="/assets/app.css"/><script type="application/ld+json">{"a":1}</script>${script}`;
  const error = refused?.error ?? "";
  const body = `<h1>${path} ${url.searchParams.get("category") ?? ""}</h1><p>${error}${replyTime ?? ""}</p><p>${"words of a page ".repeat(80)}</p>`;
  return {
    status: 200,
    html: htmlOf(head, body),
    canonical,
    indexable: path !== "/about-us",
    shareImage: url.origin + (globalThis.tinySitePicture ?? "/og/about.png"),
  };
};

function noindexPage(status: number, body: string) {
  const html = htmlOf('<meta name="robots" content="noindex"/>', body);
  return { status, html, indexable: false, shareImage: "" };
}

function htmlOf(head: string, body: string): string {
  return `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
}
