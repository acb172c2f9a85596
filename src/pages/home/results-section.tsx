import { CarouselTrack } from "../../ui/carousel/carousel-track.tsx";
import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
import type { ResultsCopy } from "./copy.ts";
import { ResultsCarousel } from "./islands.ts";
import { ResultCard } from "./result-card.tsx";

/** The client results (spec 2.3). */
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
