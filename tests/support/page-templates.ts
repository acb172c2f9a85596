import { entryPath, paths } from "../../src/site/index.ts";
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
