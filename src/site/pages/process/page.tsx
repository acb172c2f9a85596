import { paths } from "#config/index.ts";
import { ScheduleLink } from "#leads/bookings/browser/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { Section } from "#platform/ui/drafting/section.tsx";
import { definePage } from "../define-page.ts";
import { pageCopy } from "../page-copy.server.ts";
import type { ProcessTerms } from "./copy.ts";
import { MasterSchedule } from "./master-schedule.tsx";
import { ProcessTimeline } from "./process-timeline.tsx";
import { WeekScale } from "./week-scale.tsx";

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
        <div className="wrap py-10 lg:py-14">
          <p className="max-w-narrow border-l-3 border-marker pl-6 text-2xl leading-snug font-medium text-balance">
            {process.intro}
          </p>
        </div>
      </div>
      <ProcessTimeline />
      {process.terms && <TermsSection {...process.terms} />}
      <ClosingBanner />
    </>
  );
}

function ProcessHero() {
  const { hero } = pageCopy.process;
  return (
    <header className="dark-sheet relative overflow-hidden">
      <div className="wrap relative grid gap-9 pt-10 pb-12 lg:gap-12 lg:pt-20 lg:pb-24">
        <div className="grid gap-5 lg:grid-cols-2 lg:items-baseline-last lg:gap-12">
          <h1 tabIndex={-1} className="text-5xl">
            {hero.title}
          </h1>
          <p className="max-w-prose text-lg text-balance text-ink-soft">{hero.lead}</p>
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
      className="section border-t border-line bg-sunken"
      headingId="process-terms"
      title={heading}
      lead={lead}
    >
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {items.map(({ term, paragraphs }) => (
          <div key={term} className="grid content-start gap-3 border-t border-outline pt-4">
            <dt className="text-xl font-semibold">{term}</dt>
            {paragraphs.map((paragraph) => (
              <dd key={paragraph} className="measure text-ink-soft">
                {paragraph}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The closing banner, below a week scale that highlights the first week (spec 2.6). */
function ClosingBanner() {
  const { closing, totalWeeks } = pageCopy.process;
  return (
    <section aria-labelledby="start" className="dark-sheet section relative overflow-hidden">
      <div className="wrap relative grid gap-12">
        <svg className="week-ruler text-marker" width="100%" height="44" aria-hidden="true">
          <WeekScale />
          <rect y="31" width={`${100 / totalWeeks}%`} height="8" fill="currentColor" />
        </svg>
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-8">
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
      </div>
    </section>
  );
}
