import { Fragment } from "react";
import { Section } from "#platform/ui/drafting/section.tsx";
import { CopyLink } from "../copy-link.tsx";
import { pageCopy } from "../page-copy.server.ts";
import type { ServiceCard as Service } from "./copy.ts";

/** One of the hero's quick actions scrolls here (spec 2.3). */
export const servicesId = "services";

/** One card per service, in columns that line up; on phones, an accordion (spec 2.3, 4.3). */
export function ServicesSection() {
  const { heading, lead, cards, link } = pageCopy.services;
  return (
    <Section
      id={servicesId}
      tabIndex={-1}
      className="section-tight border-y border-line bg-sunken outline-none"
      headingId="our-services"
      title={heading}
      lead={lead}
    >
      <div className="accordion">
        {cards.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </div>
      <CopyLink link={link} className="link-more justify-self-start" />
    </Section>
  );
}

function ServiceCard({ service }: { service: Service }) {
  return (
    <details name="services" className="accordion-part service wide-open">
      <summary className="fold-button">
        <span className="grid content-start gap-1">
          <h3 className="fold-head">{service.title}</h3>
          <span className="text-sm font-normal text-ink-soft">{service.kicker}</span>
        </span>
      </summary>
      <div className="service-words text-sm text-ink-soft">
        <div className="grid content-start gap-3">
          {service.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="grid content-start">
          <strong className="text-ink">{service.impactHeading}</strong>
          {service.impact}
        </p>
        {service.terms.length > 0 && (
          <dl className="grid grid-cols-[4.5rem_1fr] content-start gap-x-3 gap-y-1">
            {service.terms.map(({ term, text }) => (
              <Fragment key={term}>
                <dt className="font-semibold text-ink">{term}</dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}
