import { listCaseStudies, listInsights, listSignals, panels } from "../../content/catalogue.server.ts";
import { SINGLE_KIND_SIZE } from "../../content/queries.ts";
import { readMode } from "../../leads/browser/page-form/read-mode.ts";
import { siteConfig } from "../../site/index.ts";
import type { PageRequest } from "../page.ts";
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
export function HomePage({ url, outcome }: PageRequest) {
  const { points, ...promo } = panels["process-promo"];
  const { hero, card, quickResponse } = panels.contact;
  const { homeLead } = panels["gtm-edge"];
  const steps = points.map((point, position) => ({
    ...point,
    pillar: panels.approach.steps[position]?.title,
  }));
  return (
    <>
      <HomeHero {...panels.hero} />
      <ResultsSection {...panels.results} />
      <ImpactSection {...panels["impact-areas"]} />
      <ServicesSection {...panels.services} />
      <OutcomeSection outcome={panels.outcome} promo={promo} steps={steps} />
      <TestimonialsSection {...panels.testimonials} />
      <SellingPointsSection {...panels["selling-points"]} />
      <ToolsStrip {...panels.tools} />
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
        outcome={outcome}
      />
    </>
  );
}
