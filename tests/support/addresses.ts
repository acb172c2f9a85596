import { entryPath, paths } from "../../src/site/index.ts";

/** The eleven insight slugs of the specification (spec 2.1). */
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

/** The four case-study slugs (spec 2.1). */
export const caseStudySlugs = [
  "content-to-revenue-calendar-case-study",
  "precision-outreach-scale-pipeline",
  "competitive-blindspots-to-market-clarity",
  "case-study-ai-conference-gtm-playbooks",
];

/** The one market signal (spec 3). */
export const signalSlug = "smb-gtm-ai-cloud-trends-2025";

/** Every address of the site that answers 200 (spec 2.1). */
export const everyAddress = [
  ...Object.values(paths),
  ...insightSlugs.map((slug) => entryPath("insight", slug)),
  ...caseStudySlugs.map((slug) => entryPath("caseStudy", slug)),
  entryPath("signal", signalSlug),
];
