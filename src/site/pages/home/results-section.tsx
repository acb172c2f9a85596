import { Badge } from "#platform/ui/badge/badge.tsx";
import { CarouselTrack } from "#platform/ui/carousel/carousel-track.tsx";
import { Section } from "#platform/ui/drafting/section.tsx";
import { pageCopy } from "../page-copy.server.ts";
import { ResultDefinition } from "../result-definition.tsx";
import type { ResultCard as Result } from "./copy.ts";
import { ResultsCarousel } from "./islands.ts";
import { ResultFigure } from "./result-figure.tsx";

export function ResultsSection() {
  const { heading, lead, cards } = pageCopy.results;
  const picks = cards.map(({ id, title, metrics }) => ({ id, title, value: metrics[0]?.value ?? "" }));
  return (
    <Section className="section-tight" headingId="results" title={heading} lead={lead}>
      <ResultsCarousel label={heading} picks={picks}>
        <CarouselTrack label={heading} className="results-track md:snap-row">
          {cards.map((result) => (
            <ResultCard key={result.id} result={result} />
          ))}
        </CarouselTrack>
      </ResultsCarousel>
    </Section>
  );
}

function ResultCard({ result }: { result: Result }) {
  return (
    <article className="result-card">
      <div className="grid content-center gap-5">
        {result.metrics.map((metric, position) => (
          <div key={metric.label} className="grid gap-4">
            <p className="figure-giant">{metric.value}</p>{" "}
            <p className="text-lg text-ink-soft">{metric.label}</p>
            {position === 0 && result.figure && (
              <ResultFigure figure={result.figure} isOpen={metric.value.endsWith("+")} />
            )}
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
