import { Card } from "#platform/ui/card/card.tsx";
import { CarouselTrack } from "#platform/ui/carousel/carousel-track.tsx";
import { Section } from "#platform/ui/drafting/section.tsx";
import { QuoteIcon } from "#platform/ui/icons/icons.tsx";
import { Carousel } from "#platform/ui/islands.ts";
import { pageCopy } from "../page-copy.server.ts";
import type { Testimonial } from "./copy.ts";

/** Interval between pages of testimonials, in ms (spec 9). */
const INTERVAL_MS = 3_040;

export function TestimonialsSection() {
  const { heading, lead, cards } = pageCopy.testimonials;
  return (
    <Section className="far-below section" headingId="testimonials" title={heading} lead={lead}>
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
    <Card>
      <figure className="card-body">
        <QuoteIcon className="-ml-1 text-marker" />
        <blockquote className="max-w-prose flex-1">{message}</blockquote>
        <figcaption className="grid border-t border-line pt-4">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-ink-soft">{title}</span>
        </figcaption>
      </figure>
    </Card>
  );
}
