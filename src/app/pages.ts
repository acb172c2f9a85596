import { livePaths, paths } from "../site/index.ts";
import { AboutPage } from "./pages/about.tsx";
import { BookingPage } from "./pages/booking.tsx";
import { CaseStudiesPage } from "./pages/case-studies.tsx";
import { CaseStudyPage } from "./pages/case-study.tsx";
import { ContactPage } from "./pages/contact.tsx";
import { HomePage } from "./pages/home.tsx";
import { HubPage } from "./pages/hub.tsx";
import { InsightPage } from "./pages/insight.tsx";
import { InsightsPage } from "./pages/insights.tsx";
import { LegalPage } from "./pages/legal.tsx";
import { MarketSignalPage } from "./pages/market-signal.tsx";
import { MarketSignalsPage } from "./pages/market-signals.tsx";
import { MoreCaseStudiesPage } from "./pages/more-case-studies.tsx";
import { MoreInsightsPage } from "./pages/more-insights.tsx";
import { MoreSignalsPage } from "./pages/more-signals.tsx";
import { ProcessPage } from "./pages/process.tsx";
import { SchedulePage } from "./pages/schedule.tsx";
import { route } from "./route.ts";

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
