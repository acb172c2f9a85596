import type { PageCopy } from "../content/page-copy.ts";
import { filePaths, listPath, paths, siteConfig } from "../site/index.ts";

/** A link of the footer. */
export interface FooterPlace {
  label: string;
  path: string;
}

/** Links of the footer, by group and in order (spec 2.2). */
export function listFooterPlaces(
  lists: PageCopy["lists"],
): Record<"firm" | "hub" | "legal", readonly FooterPlace[]> {
  return {
    firm: [
      { label: "Home", path: paths.home },
      { label: "About Us", path: paths.aboutUs },
      { label: "Contact Us", path: paths.contact },
    ],
    hub: [
      { label: siteConfig.hubName, path: paths.hub },
      { label: lists.caseStudy.title, path: listPath("caseStudy") },
      { label: lists.insight.title, path: listPath("insight") },
      { label: lists.signal.title, path: listPath("signal") },
    ],
    legal: [
      { label: "Privacy", path: paths.privacy },
      { label: "Terms", path: paths.terms },
      { label: "Cookie Preferences", path: paths.cookiePreferences },
      { label: "Sitemap", path: filePaths.sitemap },
    ],
  };
}
