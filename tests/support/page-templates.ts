import { entryPath, paths, schedulePath } from "../../src/site/index.ts";
import { caseStudySlugs, insightSlugs, signalSlug } from "./addresses.ts";

/** The path of one page of every template: what only a browser can tell is tested on these. */
export const onePerTemplate = [
  paths.home,
  paths.about,
  paths.process,
  paths.hub,
  paths.insights,
  paths.marketSignals,
  paths.moreInsights,
  paths.contact,
  paths.privacy,
  entryPath("insight", insightSlugs[0] ?? ""),
  entryPath("caseStudy", caseStudySlugs[3] ?? ""),
  entryPath("signal", signalSlug),
];

/** What a query, an unknown slug or an unknown path makes of a page, where that looks different. */
export const otherStates = [
  `${paths.insights}?category=gtm-strategy`,
  `${paths.caseStudies}?category=platform-control`,
  `${paths.contact}?mode=full`,
  `${paths.contact}?sent=K7M2-9QXD`,
  `${entryPath("signal", signalSlug)}?sent=K7M2-9QXD`,
  `${schedulePath}?zone=UTC`,
];
