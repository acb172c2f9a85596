import type { TestimonialsPanel } from "../../catalogue/panels/index.ts";
import { SectionHeading } from "../controls/index.ts";
import { TestimonialRotator } from "./testimonial-rotator.tsx";

/** Six voices of clients, three a page (spec 1, 2.3). */
export function TestimonialsSection({
  heading,
  lead,
  cards,
}: Pick<TestimonialsPanel, "heading" | "lead" | "cards">) {
  return (
    <section aria-labelledby="testimonials" className="section">
      <div className="wrap grid gap-8 lg:gap-12">
        <SectionHeading id="testimonials" title={heading}>
          {lead}
        </SectionHeading>
        <TestimonialRotator label={heading} testimonials={cards} />
      </div>
    </section>
  );
}
