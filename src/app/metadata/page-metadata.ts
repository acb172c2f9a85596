import { paths, siteConfig } from "../../site/index.ts";
import type { SeoSource } from "./seo-record.ts";

/** Titles and descriptions of the fixed screens; entries bring their own. */
const pages = {
  about: {
    path: paths.about,
    title: "About Us",
    description: `${siteConfig.brand} plans go-to-market with you and then runs it: strategic clarity, execution firepower and operators who have carried a number.`,
  },
  process: {
    path: paths.process,
    title: "Our Process",
    description:
      "Six weeks from audit to launch: what we do in each week, what you hold at the end of it, and who does the work. No retainer needed to find out.",
  },
  hub: {
    path: paths.hub,
    title: "The GTM Edge",
    description:
      "Case studies, market signals and insights for revenue leaders: what worked, what changed in the market, and what to do about it on Monday.",
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
    description:
      "Talk to a GTM strategist: share your LinkedIn profile or a few details and we answer within 24 hours, usually in 2-4 business hours.",
  },
} satisfies Record<string, Pick<SeoSource, "path" | "title" | "description">>;

/** The name of a fixed screen that has metadata of its own. */
export type PageName = keyof typeof pages;

/** What is told of a fixed screen (spec 7.5). */
export function pageSource(name: PageName): SeoSource {
  return { ...pages[name], template: "page" };
}

/** What is told of the home page: its title is the site's own. */
export const homeSource: SeoSource = {
  path: paths.home,
  template: "whole",
  title: siteConfig.defaultTitle,
  description: siteConfig.defaultDescription,
};

/** What is told of an address that leads nowhere; search engines are asked to leave it out (spec 2.10). */
export function notFoundSource(path: string): SeoSource {
  return {
    path,
    template: "page",
    title: "Page Not Found",
    description: "The page you're looking for doesn't exist or has been moved.",
    noindex: true,
  };
}
