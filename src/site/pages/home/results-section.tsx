import { CarouselTrack } from "#platform/ui/carousel/carousel-track.tsx";
import { SectionHeading } from "#platform/ui/drafting/section-heading.tsx";
import { Carousel } from "#platform/ui/islands.ts";
import { pageCopy } from "../page-copy.server.ts";
import { ResultDefinition } from "../result-definition.tsx";
import type { ResultCard as Result } from "./copy.ts";
import { ResultFigure } from "./result-figure.tsx";

/** Interval between results, in ms (spec 9). */
const INTERVAL_MS = 4_000;

/** One sheet across the page. On phones the results are stacked, with how they were counted folded (spec 2.3). */
export function ResultsSection() {
  const { heading, lead, cards } = pageCopy.results;
  return (
    <section aria-labelledby="results" className="section-tight border-b border-line bg-raised">
      <div className="wrap results grid gap-8">
        <SectionHeading id="results" title={heading} lead={lead} />
        <Carousel label={heading} count={cards.length} intervalMs={INTERVAL_MS}>
          <CarouselTrack label={heading} className="carousel-track md:snap-row">
            {cards.map((result) => (
              <ResultCard key={result.id} result={result} />
            ))}
          </CarouselTrack>
        </Carousel>
      </div>
    </section>
  );
}

function ResultCard({ result }: { result: Result }) {
  return (
    <article className="grid content-start gap-3 border-t-2 border-marker pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
        <h3 className="text-ink">{result.title}</h3>
        {result.tag}
      </div>
      {result.metrics.map((metric, position) => (
        <div key={metric.label} className="grid gap-3">
          <p className="flex flex-wrap items-baseline gap-x-3 md:grid md:gap-2">
            <strong className="figure-value text-5xl">{metric.value}</strong>{" "}
            <span className="text-lg text-ink-soft">{metric.label}</span>
          </p>
          {position === 0 && result.figure && (
            <ResultFigure figure={result.figure} isOpen={metric.value.endsWith("+")} />
          )}
        </div>
      ))}
      <p className="max-w-prose text-sm text-ink-soft">{result.body}</p>
      <details name="results" className="wide-open">
        <summary className="fold-button text-sm">How it was counted</summary>
        <div className="grid gap-3 text-sm text-ink-soft">
          <ResultDefinition {...result} />
        </div>
      </details>
    </article>
  );
}
