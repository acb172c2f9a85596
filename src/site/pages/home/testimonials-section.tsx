import { CarouselTrack } from "#platform/ui/carousel/carousel-track.tsx";
import { Section } from "#platform/ui/drafting/section.tsx";
import { Carousel } from "#platform/ui/islands.ts";
import { pageCopy } from "../page-copy.server.ts";
import type { Testimonial } from "./copy.ts";

/** Interval between pages of testimonials, in ms (spec 9). */
const INTERVAL_MS = 3_040;

export function TestimonialsSection() {
  const { heading, lead, cards } = pageCopy.testimonials;
  return (
    <Section className="far-below section-tight" headingId="testimonials" title={heading} lead={lead}>
      <Carousel label={heading} count={cards.length} intervalMs={INTERVAL_MS} byPage>
        <CarouselTrack label={heading}>
          {cards.map((testimonial) => (
            <TestimonialCard key={testimonial.message} {...testimonial} />
          ))}
        </CarouselTrack>
      </Carousel>
    </Section>
  );
}

function TestimonialCard({ name, title, message }: Testimonial) {
  return (
    <figure className="flex flex-col gap-4 border-t border-line pt-4">
      <blockquote className="flex-1 text-lg">{message}</blockquote>
      <figcaption className="grid text-sm text-ink-soft">
        <strong className="text-ink">{name}</strong>
        {title}
      </figcaption>
    </figure>
  );
}
