import { SectionHeading } from "../../ui/index.ts";
import type { ServicesCopy } from "./copy.ts";
import { ServiceCard } from "./service-card.tsx";
import { findServiceLook } from "./service-looks.ts";

/** The section that 'Our Services' in the hero scrolls to (spec 2.3). */
export const servicesId = "services";

/** Our Services: two cards, then three (spec 2.3). */
export function ServicesSection({ heading, lead, cards }: Pick<ServicesCopy, "heading" | "lead" | "cards">) {
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
              place={position === 0 ? "first" : position === 1 ? "wide" : "narrow"}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
