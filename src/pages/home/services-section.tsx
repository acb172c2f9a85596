import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
import type { ServicesCopy } from "./copy.ts";
import { ServiceCard } from "./service-card.tsx";
import { findServiceLook } from "./service-looks.ts";

/** Id of the section, for the quick action that scrolls to it (spec 2.3). */
export const servicesId = "services";

/**
 * Our Services (spec 2.3): rows of three cards, after up to two rows of two if the number is not a multiple of three.
 */
export function ServicesSection({ heading, lead, cards }: Pick<ServicesCopy, "heading" | "lead" | "cards">) {
  // Five are two and three, four are two and two.
  const inPairs = [0, 4, 2][cards.length % 3] ?? 0;
  return (
    <section id={servicesId} aria-labelledby="our-services" tabIndex={-1} className="section outline-none">
      <div className="wrap grid gap-8 lg:gap-12">
        <SectionHeading id="our-services" title={heading}>
          {lead}
        </SectionHeading>
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-6">
          {cards.map((service, position) => (
            <ServiceCard
              key={service.id}
              service={service}
              look={findServiceLook(service.id)}
              wide={position < inPairs}
              alone={position === 0 && cards.length % 2 === 1}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
