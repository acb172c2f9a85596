import { Badge } from "../../ui/badge/badge.tsx";
import { CarouselTrack } from "../../ui/carousel/carousel-track.tsx";
import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
import { ResultDefinition } from "../result-definition.tsx";
import type { ResultCard as Result, ResultsCopy } from "./copy.ts";
import { ResultsCarousel } from "./islands.ts";
import { ResultFigure } from "./result-figure.tsx";

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
