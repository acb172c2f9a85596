import { livePaths, paths, siteConfig } from "../../site/index.ts";
import type { SeoSource } from "./seo-record.ts";
import { shareImagePath } from "./share-image.ts";

/** Title and description of the fixed screens by path, from the owner's panels; the home page's are in the config. */
export type ScreenWords = Readonly<Record<string, { title: string; description: string }>>;

/** Metadata of a fixed screen, or `undefined` where the path is none (spec 7.5). */
export function findPageSource(askedPath: string, screens: ScreenWords): SeoSource | undefined {
  // The same screen under its second address; search engines are led to the first (spec 2.1).
  const path = askedPath === paths.aboutUs ? paths.about : askedPath;
  const { defaultTitle, defaultDescription } = siteConfig;
  if (path === paths.home) return describe(path, { title: defaultTitle, description: defaultDescription });
  const words = Object.hasOwn(screens, path) ? screens[path] : undefined;
  return words && describe(path, words);
}

function describe(path: string, { title, description }: { title: string; description: string }): SeoSource {
  const source: SeoSource = { path, template: "page", title, description };
  // Made for each request, so it is in no list of pages and has no picture of its own.
  return path === livePaths.schedule
    ? { ...source, noindex: true }
    : { ...source, ogImage: shareImagePath(path) };
}

/** The metadata of a booked call; the address is the visitor's alone (decisions: Scheduling). */
export function bookingSource(path: string): SeoSource {
  const title = "Your Call";
  return {
    path,
    template: "page",
    title,
    description: "When your call is, and how to cancel it.",
    canonical: null,
    noindex: true,
  };
}

/** The metadata of an address that leads nowhere: no page to name, none to be found (spec 2.10). */
export function notFoundSource(path: string): SeoSource {
  return {
    path,
    template: "page",
    title: "Page Not Found",
    description: "The page you're looking for doesn't exist or has been moved.",
    canonical: null,
    noindex: true,
  };
}

/** The metadata of a page that failed. */
export function failedSource(path: string): SeoSource {
  const description = "This page could not be shown. Please try again in a moment.";
  return { ...notFoundSource(path), title: "Something went wrong", description };
}

/** The metadata of a response that is rendered beforehand. */
export function noticeSource(title: string, description: string): SeoSource {
  return { ...notFoundSource(""), title, description };
}
