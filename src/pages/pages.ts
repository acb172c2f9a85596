import { livePaths, paths } from "../site/index.ts";
import { AboutPage } from "./about/page.tsx";
import { CaseStudyPage } from "./article/case-study-page.tsx";
import { InsightPage } from "./article/insight-page.tsx";
import { MarketSignalPage } from "./article/market-signal-page.tsx";
import { BookingPage } from "./booking/page.tsx";
import { ContactPage } from "./contact/page.tsx";
import { HomePage } from "./home/page.tsx";
import { HubPage } from "./hub/page.tsx";
import { LegalPage } from "./legal/page.tsx";
import { CaseStudiesPage } from "./lists/case-studies-page.tsx";
import { InsightsPage } from "./lists/insights-page.tsx";
import { MarketSignalsPage } from "./lists/market-signals-page.tsx";
import { MoreCaseStudiesPage } from "./lists/more-case-studies-page.tsx";
import { MoreInsightsPage } from "./lists/more-insights-page.tsx";
import { MoreSignalsPage } from "./lists/more-signals-page.tsx";
import { ProcessPage } from "./process/page.tsx";
import { route } from "./route.ts";
import { SchedulePage } from "./schedule/page.tsx";

/** Every address of the site, in the order of the specification's route table (spec 2.1). */
export const routes = [
  route(paths.home, HomePage),
  route(paths.about, AboutPage),
  route(paths.aboutUs, AboutPage),
  route(paths.process, ProcessPage),
  route(paths.hub, HubPage),
  route(paths.caseStudies, CaseStudiesPage),
  route("/case-studies/:slug", CaseStudyPage),
  route(paths.insights, InsightsPage),
  route("/read-insight/:slug", InsightPage),
  route(paths.marketSignals, MarketSignalsPage),
  route("/market-signals/:slug", MarketSignalPage),
  route(paths.moreInsights, MoreInsightsPage),
  route(paths.moreCaseStudies, MoreCaseStudiesPage),
  route(paths.moreSignals, MoreSignalsPage),
  route(paths.contact, ContactPage),
  route(livePaths.schedule, SchedulePage),
  route("/booking/:token", BookingPage),
  route(paths.privacy, LegalPage),
  route(paths.terms, LegalPage),
  route(paths.cookiePreferences, LegalPage),
];
