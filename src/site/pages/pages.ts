import { aboutPage } from "./about/page.tsx";
import { caseStudyPage } from "./article/case-study-page.tsx";
import { insightPage } from "./article/insight-page.tsx";
import { marketSignalPage } from "./article/market-signal-page.tsx";
import { bookingPage } from "./booking/page.tsx";
import { contactPage } from "./contact/page.tsx";
import { homePage } from "./home/page.tsx";
import { hubPage } from "./hub/page.tsx";
import { cookiePreferencesPage, privacyPage, termsPage } from "./legal/page.tsx";
import { caseStudiesPage, insightsPage } from "./lists/grouped-page.tsx";
import { marketSignalsPage } from "./lists/market-signals-page.tsx";
import { moreCaseStudiesPage, moreInsightsPage, moreSignalsPage } from "./lists/more-page.tsx";
import { ownerPage } from "./owner/page.tsx";
import { createPageTable } from "./page-table.ts";
import { processPage } from "./process/page.tsx";
import { schedulePage } from "./schedule/page.tsx";
import { takeAwayPage } from "./take-away/page.tsx";
import { textPages } from "./text/page.tsx";

/**
 * Every page on the site: the route table (spec 2.1), the booking page, the owner's page for a lead, the printable
 * templates and the owner's own pages. Routes, prerendered paths, the sitemap, metadata, page views and share images are derived from it. Redirects
 * are in `src/config/redirects.ts`.
 */
export const pages = createPageTable([
  homePage,
  aboutPage,
  processPage,
  hubPage,
  caseStudiesPage,
  caseStudyPage,
  insightsPage,
  insightPage,
  marketSignalsPage,
  marketSignalPage,
  moreInsightsPage,
  moreCaseStudiesPage,
  moreSignalsPage,
  contactPage,
  schedulePage,
  bookingPage,
  ownerPage,
  takeAwayPage,
  privacyPage,
  termsPage,
  cookiePreferencesPage,
  ...textPages,
]);
