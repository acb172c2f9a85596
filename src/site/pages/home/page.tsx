import { paths, siteConfig } from "#config/index.ts";
import { listEntries } from "#content/publication/content.server.ts";
import { readMode } from "#leads/forms/browser/index.ts";
import { Accordion } from "#platform/ui/accordion/accordion.tsx";
import { definePage, type PageRequest } from "../define-page.ts";
import { lastChange } from "../last-change.ts";
import { pageCopy } from "../page-copy.server.ts";
import { ClosingSection } from "./closing-section.tsx";
import { EdgeBlock } from "./edge-block.tsx";
import { HomeHero } from "./home-hero.tsx";
import { ImpactSection } from "./impact-section.tsx";
import { OutcomeSection } from "./outcome-section.tsx";
import { ResultsSection } from "./results-section.tsx";
import { ServicesSection } from "./services-section.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";
import { ToolsStrip } from "./tools-strip.tsx";

/** The home page (spec 2.3). */
export const homePage = definePage({
  stylesheet: "brochure",
  path: paths.home,
  metadata: () => ({ title: siteConfig.defaultTitle, description: siteConfig.defaultDescription }),
  view: null,
  lastModified: () => lastChange(listEntries()),
  shareDrawing: "closedLoop",
  render: (request) => <Home {...request} />,
});

function Home({ url, refused }: Pick<PageRequest, "url" | "refused">) {
  return (
    <>
      <HomeHero />
      <ResultsSection />
      <ImpactSection />
      <ServicesSection />
      <OutcomeSection />
      <TestimonialsSection />
      <SellingPointsSection />
      <ToolsStrip />
      <EdgeBlock />
      <ClosingSection startMode={readMode(url)} refused={refused} />
    </>
  );
}

function SellingPointsSection() {
  const { heading, lead, points } = pageCopy["selling-points"];
  const parts = points.map(({ id, title, body }) => ({ id, title, body: <p className="measure">{body}</p> }));
  return (
    <section
      aria-labelledby="selling-points"
      className="far-below section-tight border-y border-line bg-sunken"
    >
      <div className="wrap grid gap-6 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="selling-points">{heading}</h2>
          {lead && <p className="mt-4 max-w-prose text-lg text-ink-soft">{lead}</p>}
        </div>
        <Accordion parts={parts} openId={points[0]?.id} />
      </div>
    </section>
  );
}
