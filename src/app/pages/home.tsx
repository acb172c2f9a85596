import { listCaseStudies, listInsights, listSignals, panels } from "../../catalogue/catalogue.server.ts";
import { SINGLE_KIND_SIZE } from "../../catalogue/queries.ts";
import { DrawLater } from "../cards/illustrations/index.ts";
import { outcomeContext } from "../contact/outcome-context.ts";
import { pipelineNarrow } from "../home/drawings/pipeline-narrow.ts";
import { pipelineWide } from "../home/drawings/pipeline-wide.ts";
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
} from "../home/index.ts";
import { stillScreen } from "../navigation/index.ts";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const { points, ...promo } = panels["process-promo"];
  const { hero, card, quickResponse } = panels.contact;
  const { heading, lead, areas } = panels["impact-areas"];
  const { title, homeLead } = panels["gtm-edge"];
  return {
    hero: { ...panels.hero, pipeline: { narrow: pipelineNarrow, wide: pipelineWide } },
    results: panels.results,
    impact: { heading, lead, areas },
    services: panels.services,
    outcome: {
      outcome: panels.outcome,
      promo,
      steps: points.map((point, position) => ({ ...point, pillar: panels.approach.steps[position]?.title })),
    },
    testimonials: panels.testimonials,
    sellingPoints: panels["selling-points"],
    tools: panels.tools,
    edge: {
      title,
      lead: homeLead,
      entries: [
        ...listCaseStudies().slice(0, SINGLE_KIND_SIZE),
        ...listSignals().slice(0, SINGLE_KIND_SIZE),
        ...listInsights().slice(0, SINGLE_KIND_SIZE),
      ],
    },
    closing: { hero, card, quickResponse, outcome: context.get(outcomeContext) },
  };
}

export default stillScreen(function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <DrawLater>
      <HomeHero {...loaderData.hero} />
      <ResultsSection {...loaderData.results} />
      <ImpactSection {...loaderData.impact} />
      <ServicesSection {...loaderData.services} />
      <OutcomeSection {...loaderData.outcome} />
      <TestimonialsSection {...loaderData.testimonials} />
      <SellingPointsSection {...loaderData.sellingPoints} />
      <ToolsStrip {...loaderData.tools} />
      <EdgeBlock {...loaderData.edge} />
      <ClosingSection {...loaderData.closing} />
    </DrawLater>
  );
});
