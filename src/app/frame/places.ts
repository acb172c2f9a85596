import { listPath, paths, siteConfig } from "../../site/index.ts";

/** A link of the header. `covers` are paths that count as the same place, or as lying inside it. */
export interface Place {
  label: string;
  path: string;
  covers?: readonly string[];
}

/** The header's plain links, in order (spec 2.2). */
export const mainPlaces: readonly Place[] = [
  { label: "Home", path: paths.home },
  { label: "About Us", path: paths.about, covers: [paths.aboutUs] },
  { label: "Our Process", path: paths.process },
];

export const contactPlace: Place = { label: "Contact Us", path: paths.contact };

/** Name of the header's dropdown (spec 2.2). */
export const RESOURCES_LABEL = `${siteConfig.hubName} Resources`;

/** What the dropdown holds, in order, with a line about each. */
export const resourcePlaces: ReadonlyArray<Place & { about: string }> = [
  {
    label: "Insights",
    path: listPath("insight"),
    covers: ["/read-insight", paths.moreInsights],
    about: "How to build and run a go-to-market system",
  },
  {
    label: "Case Studies",
    path: listPath("caseStudy"),
    covers: [paths.moreCaseStudies],
    about: "What was done, in which weeks, with what result",
  },
  {
    label: "Market Signals",
    path: listPath("signal"),
    covers: [paths.moreSignals],
    about: "Shifts in the market, and what they ask of you",
  },
];

/**
 * How a place relates to where the visitor is, as a value of `aria-current`: `page` on the place itself, `true` on a
 * page inside it, `undefined` elsewhere (spec 2.2).
 */
export function relateToPlace(pathname: string, place: Place): "page" | "true" | undefined {
  if (pathname === place.path) return "page";
  const within = (path: string) => pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
  return [place.path, ...(place.covers ?? [])].some(within) ? "true" : undefined;
}
