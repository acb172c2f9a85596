import { takeAwayPath } from "#config/index.ts";
import { loadBuiltApp } from "#publish/build-output/index.ts";
import { buildDirectory } from "../publish/real-build.ts";

/** Spec 2.1. */
export const insightSlugs = [
  "multi-channel-gtm-rhythm-lean-teams",
  "real-time-gtm-analytics-dashboard",
  "cost-models-build-buy-partner-gtm",
  "intent-driven-cadences",
  "unified-outreach-systems",
  "market-intelligence-real-time-signals-gtm-ai",
  "gtm-market-intelligence-data-sources",
  "thought-leadership-gap-gtm-attribution",
  "living-content-to-revenue-system",
  "fix-funnel-hubspot-gtm-operating-system",
  "from-dirty-data-to-proactive-crm-hubspot-ai",
];

/** Spec 2.1. */
export const caseStudySlugs = [
  "content-to-revenue-calendar-case-study",
  "precision-outreach-scale-pipeline",
  "competitive-blindspots-to-market-clarity",
  "case-study-ai-conference-gtm-playbooks",
];

/** Spec 3. */
export const signalSlug = "smb-gtm-ai-cloud-trends-2025";

/** Paths of all pages of the built site. Needs a finished build. */
export const allPaths = (await loadBuiltApp(buildDirectory)).listPages().map(({ path }) => path);

/** Excludes templates pages, because search engines list their articles instead. */
export const indexedPaths = allPaths.filter((path) => !path.startsWith(takeAwayPath("")));
