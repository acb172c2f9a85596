import type { CategoryId } from "#content/entries/categories.ts";
import type { IllustrationVariant } from "#content/entries/illustration.ts";
import { Card } from "#platform/ui/card/card.tsx";
import { Section } from "#platform/ui/drafting/section.tsx";
import { joinClasses } from "#platform/ui/join-classes.ts";
import { Illustration } from "../../cards/illustrations/index.ts";
import { pageCopy } from "../page-copy.server.ts";
import type { ServiceCard as Service } from "./copy.ts";

/** One of the hero's quick actions scrolls here (spec 2.3). */
export const servicesId = "services";

/** Rows of three cards, preceded by one or two rows of two if the count isn't a multiple of three (spec 2.3). */
export function ServicesSection() {
  const { heading, lead, cards } = pageCopy.services;
  // Five cards become 2 + 3; four become 2 + 2.
  const inPairs = [0, 4, 2][cards.length % 3] ?? 0;
  return (
    <Section
      id={servicesId}
      tabIndex={-1}
      className="section outline-none"
      headingId="our-services"
      title={heading}
      lead={lead}
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-6">
        {cards.map((service, position) => (
          <ServiceCard
            key={service.id}
            service={service}
            wide={position < inPairs}
            alone={position === 0 && cards.length % 2 === 1}
          />
        ))}
      </div>
    </Section>
  );
}

function ServiceCard({
  service,
  wide,
  alone,
}: {
  service: Service;
  /** Takes half a row instead of a third, from 1024 px. */
  wide: boolean;
  /** Takes a full row with two columns of text on tablets. */
  alone: boolean;
}) {
  const { category, drawing, deep } = looks[service.id] ?? defaultLook;
  return (
    <Card
      data-category={category}
      className={joinClasses(
        "service",
        wide ? "lg:col-span-3" : "lg:col-span-2",
        alone && "service-alone md:max-lg:col-span-2",
        deep && "dark-sheet",
      )}
    >
      <div className="aspect-2/1 border-b border-line text-category">
        <Illustration variant={drawing} />
      </div>
      <div className="card-body">
        <div className="grid content-start gap-1.5">
          <h3 className="text-2xl">{service.title}</h3>
          <p className="font-medium text-ink-soft">{service.kicker}</p>
        </div>
        <div className="service-words grid content-start gap-3 text-sm text-ink-soft">
          {service.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="mt-3 grid content-start gap-1.5 border-t border-line pt-4">
          <p className="text-sm font-semibold text-category">{service.impactHeading}</p>
          <p className="font-medium">{service.impact}</p>
          {service.terms.length > 0 && (
            <dl className="mt-3 grid content-start gap-2 border-t border-line pt-4 text-sm">
              {service.terms.map(({ term, text }) => (
                <div key={term} className="grid grid-cols-[5rem_1fr] gap-3">
                  <dt className="font-semibold">{term}</dt>
                  <dd className="text-ink-soft">{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </Card>
  );
}

interface ServiceLook {
  /** Determines only the color. */
  category: CategoryId;
  drawing: IllustrationVariant;
  deep?: boolean;
}

const looks: Record<string, ServiceLook> = {
  "gtm-blueprint": { category: "gtm-strategy", drawing: "closedLoop", deep: true },
  "precision-outreach": { category: "precision-outreach", drawing: "union" },
  "market-intelligence": { category: "market-intelligence", drawing: "communications" },
  "content-to-revenue-calendar": { category: "content-to-revenue", drawing: "deals" },
  "crm-control-centre": { category: "platform-control", drawing: "momentum" },
};

/** Used for services that an owner adds. */
const defaultLook: ServiceLook = { category: "gtm-strategy", drawing: "growth" };
