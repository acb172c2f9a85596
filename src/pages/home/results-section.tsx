import { Badge } from "../../ui/badge/badge.tsx";
import { CarouselTrack } from "../../ui/carousel/carousel-track.tsx";
import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
import { ResultDefinition } from "../result-definition.tsx";
import type { ResultCard as Result, ResultsCopy } from "./copy.ts";
import { ResultsCarousel } from "./islands.ts";

export function ResultsSection({ heading, lead, cards }: Pick<ResultsCopy, "heading" | "lead" | "cards">) {
  const picks = cards.map(({ id, title, metrics }) => ({ id, title, value: metrics[0]?.value ?? "" }));
  return (
    <section aria-labelledby="results" className="section-tight">
      <div className="wrap grid gap-8 lg:gap-12">
        <SectionHeading id="results" title={heading}>
          {lead}
        </SectionHeading>
        <ResultsCarousel label={heading} picks={picks}>
          <CarouselTrack label={heading} className="results-track md:snap-row">
            {cards.map((result) => (
              <ResultCard key={result.id} result={result} />
            ))}
          </CarouselTrack>
        </ResultsCarousel>
      </div>
    </section>
  );
}

function ResultCard({ result }: { result: Result }) {
  return (
    <article className="result-card">
      <div className="grid content-center gap-5">
        {result.metrics.map((metric) => (
          <div key={metric.label} className="grid gap-4">
            <p className="figure-giant">{metric.value}</p>{" "}
            <p className="text-lg text-ink-soft">{metric.label}</p>
            <WindowPlot />
          </div>
        ))}
      </div>
      <div className="grid content-center gap-3">
        <div>
          <Badge quiet>{result.tag}</Badge>
        </div>
        <h3 className="text-2xl">{result.title}</h3>
        <p className="max-w-prose text-ink-soft">{result.body}</p>
        <ResultDefinition {...result} />
      </div>
    </article>
  );
}

/** A straight line, because only the start and end of the timeframe are known. Decorative. */
function WindowPlot() {
  return (
    <svg
      viewBox="0 0 320 60"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      className="drawing h-14 w-full overflow-visible text-brand md:h-20"
      aria-hidden="true"
    >
      <path d="M0 54 320 6V54z" className="fill-current stroke-none" fillOpacity="0.05" />
      <path
        d="M40 54V48M80 54V42M120 54V36M160 54V30M200 54V24M240 54V18M280 54V12M320 54V6"
        strokeOpacity="0.35"
      />
      <path d="M0 54H320M0 48V60M320 48V60" strokeOpacity="0.7" />
      <path d="M0 54 320 6" strokeWidth="2.5" className="stroke-marker" />
      <path d="M320 6h0" strokeWidth="11" strokeLinecap="round" className="stroke-marker" />
    </svg>
  );
}
