import { entryPath, paths, schedulePath } from "../../src/site/index.ts";
import { caseStudySlugs, everyAddress, insightSlugs, signalSlug } from "../support/addresses.ts";

/** Articles that stand for their fellows: one of each kind. */
export const [insight, caseStudy, signal] = [
  entryPath("insight", insightSlugs[0] ?? ""),
  entryPath("caseStudy", caseStudySlugs[3] ?? ""),
  entryPath("signal", signalSlug),
];

/** A screen to be taken in whole, and the name of its picture. */
export interface Screen {
  name: string;
  path: string;
}

/** Every screen of the site as it comes, the lists' variants by address included. */
export const screens: readonly Screen[] = [
  ...everyAddress.filter((path) => path !== paths.aboutUs).map((path) => ({ name: nameOf(path), path })),
  { name: "insights-filtered", path: `${paths.insights}?category=precision-outreach` },
  { name: "case-studies-filtered", path: `${paths.caseStudies}?category=gtm-strategy` },
  { name: "market-signals-empty", path: `${paths.marketSignals}?category=platform-control` },
  { name: "schedule-page", path: schedulePath },
  { name: "not-found", path: "/nowhere" },
];

/** Screens on which something moves by itself, where it does: only there are pause buttons to be seen. */
export const movingScreens: ReadonlyArray<Screen & { when?: (width: number) => boolean }> = [
  { name: "home", path: paths.home },
  { name: "about", path: paths.about, when: (width) => width >= 768 },
  { name: "gtm-edge", path: paths.hub },
];

function nameOf(path: string): string {
  return path === paths.home ? "home" : path.slice(1).replaceAll("/", "-");
}
