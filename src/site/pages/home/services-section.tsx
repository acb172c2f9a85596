import { ChevronDownIcon } from "#platform/ui/icons/icons.tsx";
import { Section } from "#platform/ui/drafting/section.tsx";
import { pageCopy } from "../page-copy.server.ts";
import type { ServiceCard as Service } from "./copy.ts";

/** One of the hero's quick actions scrolls here (spec 2.3). */
export const servicesId = "services";

/** One card per service, in columns that line up; on phones, an accordion (spec 2.3, 4.3). */
export function ServicesSection() {
  const { heading, lead, cards } = pageCopy.services;
  return (
    <Section
      id={servicesId}
      tabIndex={-1}
      className="section-tight border-y border-line bg-sunken outline-none"
      headingId="our-services"
      title={heading}
      lead={lead}
    >
      <ul className="border-b border-line">
        {cards.map((service) => (
          <li key={service.id} className="border-t border-line">
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServiceCard({ service }: { service: Service }) {
  return (
    <details name="services" className="service wide-open">
      <summary className="fold-button">
        <h3 className="fold-head grid flex-1 content-start gap-1">
          <span className="text-xl leading-tight">{service.title}</span>
          <span className="text-sm font-normal text-ink-soft">{service.kicker}</span>
        </h3>
        <ChevronDownIcon size={20} className="fold-arrow" />
      </summary>
      <div className="service-words text-sm text-ink-soft">
        <div className="grid content-start gap-3">
          {service.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p>
          <strong className="block text-ink">{service.impactHeading}</strong>
          {service.impact}
        </p>
        {service.terms.length > 0 && (
          <dl className="grid content-start gap-1">
            {service.terms.map(({ term, text }) => (
              <div key={term} className="grid grid-cols-[4.5rem_1fr] gap-3">
                <dt className="font-semibold text-ink">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}
