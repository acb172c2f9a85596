import {
  listCaseStudies,
  listEntries,
  listInsights,
  listSignals,
  pageCopy,
} from "../../content/content.server.ts";
import { SINGLE_KIND_SIZE } from "../../content/queries.ts";
import { readMode } from "../../leads/browser/index.ts";
import { paths, siteConfig } from "../../site/index.ts";
import { definePage, type PageRequest } from "../define-page.ts";
import { lastChange } from "../last-change.ts";
import {
  ClosingSection,
  EdgeBlock,
  HomeHero,
  ImpactSection,
  OutcomeSection,
  ResultsSection,
  SellingPointsSection,
  ServicesSection,
  TestimonialsSection,
  ToolsStrip,
} from "./index.ts";

/** The home page (spec 2.3). */
export const homePage = definePage({
  path: paths.home,
  metadata: () => ({ title: siteConfig.defaultTitle, description: siteConfig.defaultDescription }),
  view: null,
  lastModified: () => lastChange(listEntries()),
  shareDrawing: "closedLoop",
  render: (request) => <Home {...request} />,
});

function Home({ url, refused }: Pick<PageRequest, "url" | "refused">) {
  const { points, ...promo } = pageCopy["process-promo"];
  const { hero, card, quickResponse } = pageCopy.contact;
  const { homeLead } = pageCopy["gtm-edge"];
  const steps = points.map((point, position) => ({
    ...point,
    pillar: pageCopy.approach.steps[position]?.title,
  }));
  return (
    <>
      <HomeHero {...pageCopy.hero} />
      <ResultsSection {...pageCopy.results} />
      <ImpactSection {...pageCopy["impact-areas"]} />
      <ServicesSection {...pageCopy.services} />
      <OutcomeSection outcome={pageCopy.outcome} promo={promo} steps={steps} />
      <TestimonialsSection {...pageCopy.testimonials} />
      <SellingPointsSection {...pageCopy["selling-points"]} />
      <ToolsStrip {...pageCopy.tools} />
      <EdgeBlock
        title={siteConfig.hubName}
        lead={homeLead}
        entries={[
          ...listCaseStudies().slice(0, SINGLE_KIND_SIZE),
          ...listSignals().slice(0, SINGLE_KIND_SIZE),
          ...listInsights().slice(0, SINGLE_KIND_SIZE),
        ]}
      />
      <ClosingSection
        hero={hero}
        card={card}
        quickResponse={quickResponse}
        startMode={readMode(url)}
        refused={refused}
      />
    </>
  );
}
