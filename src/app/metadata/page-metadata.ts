import { livePaths, paths, siteConfig } from "../../site/index.ts";
import type { SeoSource } from "./seo-record.ts";
import { shareImagePath } from "./share-image.ts";

interface PageWords {
  path: string;
  title?: string;
  description?: string;
}

/**
 * Words of the fixed screens. Where no title or description stands here, the owner's panel of the screen brings it;
 * entries and legal pages bring their own.
 */
const pages = {
  about: {
    path: paths.about,
    title: "About Us",
  },
  process: {
    path: paths.process,
  },
  hub: {
    path: paths.hub,
    title: siteConfig.hubName,
  },
  caseStudies: {
    path: paths.caseStudies,
    title: "Case Studies",
    description:
      "What B2B teams changed in their go-to-market, what it moved and over which window: four engagements with the figures and the method.",
  },
  insights: {
    path: paths.insights,
    title: "Insights",
    description:
      "Arguments and working tools for go-to-market teams: rhythms, cost models, scoring rubrics and CRM fields that you can use this week.",
  },
  marketSignals: {
    path: paths.marketSignals,
    title: "Market Signals",
    description:
      "What is changing in B2B markets and what it means for the way you sell: short reports with the figures and the decisions they call for.",
  },
  moreInsights: {
    path: paths.moreInsights,
    title: "All Insights",
    description:
      "Every insight we have published, newest first: go-to-market rhythm, outreach, intelligence, content and CRM control.",
  },
  moreCaseStudies: {
    path: paths.moreCaseStudies,
    title: "All Case Studies",
    description:
      "Every client story we have published, newest first, each with its metric, its window and the work behind it.",
  },
  moreSignals: {
    path: paths.moreSignals,
    title: "All Market Signals",
    description:
      "Every market signal we have published, newest first: what changed, for whom, and what a go-to-market team should do.",
  },
  contact: {
    path: paths.contact,
    title: "Contact Us",
  },
} satisfies Record<string, PageWords>;

/** What is told of the home page: its title is the site's own, in the template of pages. */
const homeSource: SeoSource = {
  path: paths.home,
  template: "page",
  title: siteConfig.defaultTitle,
  description: siteConfig.defaultDescription,
  ogImage: shareImagePath(paths.home),
};

/** Made for each request, so it is in no list of pages and has no picture of its own. */
const scheduleSource: SeoSource = {
  path: livePaths.schedule,
  template: "page",
  title: "Schedule a Call",
  description: "Choose a day and a time for a call with a GTM strategist, in your own time zone.",
  noindex: true,
};

const pageSources = new Map<string, SeoSource>([
  [paths.home, homeSource],
  ...Object.values(pages).map((page): [string, SeoSource] => [page.path, toSource(page)]),
  // The same screen under its second address; search engines are led to the first (spec 2.1).
  [paths.aboutUs, toSource(pages.about)],
  [livePaths.schedule, scheduleSource],
]);

function toSource(page: PageWords): SeoSource {
  const ogImage = shareImagePath(page.path);
  const { defaultTitle: title, defaultDescription: description } = siteConfig;
  return { template: "page", title, description, ogImage, ...page };
}

/** What is told of a fixed screen, or `undefined` where the path is none (spec 7.5). */
export function findPageSource(path: string): SeoSource | undefined {
  return pageSources.get(path);
}

/** Title and description of a fixed screen, for screens that show them. Throws where the path is none. */
export function readPageWords(path: string): { title: string; description: string } {
  const source = findPageSource(path);
  if (!source) throw new Error(`${path} is no fixed screen.`);
  return { title: source.title, description: source.description };
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
