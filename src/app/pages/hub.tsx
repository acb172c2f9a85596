import { listCaseStudies, listInsights, listSignals, panels } from "../../catalogue/catalogue.server.ts";
import { findFeatured, SINGLE_KIND_SIZE } from "../../catalogue/queries.ts";
import { TalkSection } from "../about/index.ts";
import { HubBanner, HubShelf } from "../hub/index.ts";
import { stillScreen } from "../navigation/index.ts";
import type { Route } from "./+types/hub";

export function loader() {
  const { title, lead, featuredHeading, shelves } = panels["gtm-edge"];
  const [caseStudies, signals, insights] = [listCaseStudies(), listSignals(), listInsights()];
  const featured = [findFeatured(caseStudies), findFeatured(signals), findFeatured(insights)];
  return {
    banner: { title, lead, featuredHeading, featured: featured.filter((entry) => entry !== undefined) },
    shelves: [
      { kind: "caseStudy", ...shelves.caseStudies, entries: caseStudies.slice(0, SINGLE_KIND_SIZE) },
      { kind: "signal", ...shelves.signals, entries: signals.slice(0, SINGLE_KIND_SIZE) },
      { kind: "insight", ...shelves.insights, entries: insights.slice(0, SINGLE_KIND_SIZE) },
    ] as const,
    talk: panels.contact.hero,
  };
}

export default stillScreen(function HubPage({ loaderData: { banner, shelves, talk } }: Route.ComponentProps) {
  return (
    <>
      <HubBanner {...banner} />
      {shelves.map((shelf) => (
        <HubShelf key={shelf.kind} {...shelf} />
      ))}
      <TalkSection {...talk} />
    </>
  );
});
