import { Fragment } from "react";
import { Section } from "#platform/ui/drafting/section.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { CopyLink } from "../copy-link.tsx";
import { pageCopy } from "../page-copy.server.ts";
import type { ServiceCard as Service } from "./copy.ts";

/** One of the hero's quick actions scrolls here (spec 2.3). */
export const servicesId = "services";

/** One row per service, below a row of labels; on phones, an accordion (spec 2.3, 4.3). */
export function ServicesSection() {
  const { heading, lead, cards, link } = pageCopy.services;
  const shared: SharedLabels = {
    impact: findShared(cards.map(({ impactHeading }) => impactHeading)),
    term: findShared(cards.flatMap(({ terms }) => terms.map(({ term }) => term))),
  };
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
        <div className="accordion-part service service-labels" aria-hidden="true">
          <span className="py-3 text-sm font-semibold max-lg:hidden">Service</span>
          <div className="service-words text-sm font-semibold">
            <span>What it is</span>
            <span>{shared.impact}</span>
            <span className="text-right">{shared.term}</span>
          </div>
        </div>
        {cards.map((service) => (
          <ServiceCard key={service.id} service={service} shared={shared} />
        ))}
      </div>
      <CopyLink link={link} className="link-more justify-self-start" />
    </Section>
  );
}

/** Labels that are the same in every row. From 768 px, they are shown once, above the rows. */
interface SharedLabels {
  impact: string | undefined;
  term: string | undefined;
}

function findShared(labels: readonly string[]): string | undefined {
  const [first, second] = new Set(labels);
  return second === undefined ? first : undefined;
}

function ServiceCard({ service, shared }: { service: Service; shared: SharedLabels }) {
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
          <strong className={joinClasses("text-ink", shared.impact && "service-label")}>
            {service.impactHeading}
          </strong>
          {service.impact}
        </p>
        {service.terms.length > 0 && (
          <dl
            className={joinClasses(
              "grid grid-cols-[4.5rem_1fr] content-start gap-x-3 gap-y-1",
              shared.term && "md:block md:text-right",
            )}
          >
            {service.terms.map(({ term, text }) => (
              <Fragment key={term}>
                <dt className={joinClasses("font-semibold text-ink", shared.term && "service-label")}>
                  {term}
                </dt>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </dl>
        )}
      </div>
    </details>
  );
}
