import { paths } from "#config/index.ts";
import { ScheduleLink } from "#leads/bookings/browser/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { Section } from "#platform/ui/drafting/section.tsx";
import { CopyLink } from "../copy-link.tsx";
import { definePage } from "../define-page.ts";
import { pageCopy } from "../page-copy.server.ts";
import type { ProcessTerms } from "./copy.ts";
import { MasterSchedule } from "./master-schedule.tsx";
import { PricesSection } from "./prices-section.tsx";
import { ProcessTimeline } from "./process-timeline.tsx";

/** The process page (spec 2.6). */
export const processPage = definePage({
  stylesheet: "brochure",
  path: paths.process,
  metadata: () => pageCopy.process,
  view: { page_name: "our_process" },
  shareDrawing: "momentum",
  opensScheduling: true,
  render: () => <Process />,
});

function Process() {
  const { process } = pageCopy;
  return (
    <>
      <ProcessHero />
      <div className="border-b border-line bg-sunken">
        <p className="wrap py-8 text-lg lg:text-xl">{process.intro}</p>
      </div>
      <ProcessTimeline />
      {process.prices && <PricesSection {...process.prices} />}
      {process.terms && <TermsSection {...process.terms} />}
      <ClosingBanner />
    </>
  );
}

function ProcessHero() {
  const { hero } = pageCopy.process;
  return (
    <header className="dark-sheet">
      <div className="wrap grid gap-9 py-10 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-16 lg:py-16">
        <div className="grid justify-items-start gap-5">
          <h1 tabIndex={-1} className="text-5xl">
            {hero.title}
          </h1>
          <p className="max-w-prose text-lg text-ink-soft">{hero.lead}</p>
          <ScheduleLink
            location="process_hero"
            className={buttonClass({ variant: "marker", size: "large", className: "mt-1" })}
          >
            Schedule a Call
          </ScheduleLink>
        </div>
        <MasterSchedule />
      </div>
    </header>
  );
}

function TermsSection({ heading, lead, items }: ProcessTerms) {
  return (
    <Section
      id="terms"
      className="section-tight border-t border-line bg-sunken"
      headingId="process-terms"
      title={heading}
      lead={lead}
    >
      <div className="gap-x-12 max-md:border-b max-md:border-line md:columns-2 print:columns-auto">
        {items.map(({ term, paragraphs, link }, index) => (
          <details
            key={term}
            name="terms"
            open={index === 0}
            className="wide-open break-inside-avoid border-t border-line md:pt-4"
          >
            <summary className="accordion-head fold-button">
              <h3 className="fold-head md:pb-2 md:text-xl">{term}</h3>
            </summary>
            <div className="grid gap-2 pb-6 text-ink-soft">
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="measure">
                  {paragraph}
                </p>
              ))}
              <CopyLink link={link} className="link justify-self-start" />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** The closing banner (spec 2.6). */
function ClosingBanner() {
  const { closing } = pageCopy.process;
  return (
    <section aria-labelledby="start" className="dark-sheet section-tight print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
        <div className="grid gap-4">
          <h2 id="start" className="max-w-[24ch]">
            {closing.title}
          </h2>
          <p className="measure text-lg text-ink-soft">{closing.text}</p>
        </div>
        <ScheduleLink
          location="process_closing"
          className={buttonClass({ variant: "marker", size: "large" })}
        >
          Schedule a Call
        </ScheduleLink>
      </div>
    </section>
  );
}
