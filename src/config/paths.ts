import { bookingPath } from "./booking-paths.ts";
import { takeAwayPath } from "./download-paths.ts";

/** Prerendered pages, in the order of the route table (spec 2.1). */
export const paths = {
  home: "/",
  about: "/about",
  aboutUs: "/about-us",
  process: "/our-strategy-process",
  hub: "/gtm-edge",
  caseStudies: "/case-studies",
  insights: "/insights",
  marketSignals: "/market-signals",
  moreInsights: "/moreinsights",
  moreCaseStudies: "/morecasestudies",
  moreSignals: "/moresignals",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  cookiePreferences: "/cookie-preferences",
} as const;

/** About, at this person. */
export function personPath(id: string): string {
  return `${paths.about}#${id}`;
}

/** Not in `paths`, because the page exists only if `content/glossary.md` does. */
export const glossaryPath = "/glossary";

/** The owner's page for a lead, which the emails about it link to. */
export function ownerPath<const Token extends string>(token: Token) {
  return `/owner/${token}` as const;
}

/** The contact page's path with the page that the reader comes from, whose query has the reader's numbers. */
export function contactPathFrom(page: string): string {
  return `${paths.contact}?${new URLSearchParams({ from: page })}`;
}

/** Files and endpoints. */
export const filePaths = {
  sitemap: "/sitemap.xml",
  feed: "/feed.xml",
  robots: "/robots.txt",
  security: "/.well-known/security.txt",
  manifest: "/site.webmanifest",
  speculationRules: "/speculation-rules.json",
  defaultShareImage: "/og-image.svg",
  defaultShareImageFallback: "/og-image.jpg",
  forms: "/api/forms",
  cspReport: "/api/csp-report",
  slots: "/api/scheduling/slots",
  tagContainer: "/api/tag-container",
} as const;

/** Paths referenced in response headers, and path prefixes with their own headers. */
export const headerPaths = {
  cspReport: filePaths.cspReport,
  speculationRules: filePaths.speculationRules,
  shareImages: "/og/",
  unlisted: ["/reports/", takeAwayPath(""), "/calendar/"],
  secret: bookingPath(""),
  bare: ownerPath(""),
};

/** Takes a phone number as displayed. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
