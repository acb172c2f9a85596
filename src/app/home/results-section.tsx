import type { ResultsPanel } from "../../catalogue/panels/index.ts";
import { SectionHeading } from "../controls/index.ts";
import { ResultsCarousel } from "./results-carousel.tsx";

/** Three client results as measured figures (spec 2.3). */
export function ResultsSection({ heading, lead, cards }: Pick<ResultsPanel, "heading" | "lead" | "cards">) {
  return (
    <section aria-labelledby="results" className="section-tight">
      <div className="wrap grid gap-8 lg:gap-12">
        <SectionHeading id="results" title={heading}>
          {lead}
        </SectionHeading>
        <ResultsCarousel label={heading} results={cards} />
      </div>
    </section>
  );
}
