import { Illustration } from "../../cards/illustrations/index.ts";
import { Card } from "../../ui/card/card.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import type { ServiceCard as Service } from "./copy.ts";
import type { ServiceLook } from "./service-looks.ts";

/** One service (spec 3). */
export function ServiceCard({
  service,
  look,
  wide,
  alone,
}: {
  service: Service;
  look: ServiceLook;
  /** From 1024 px half a row rather than a third. */
  wide: boolean;
  /** On tablets a full row, with text in two columns. */
  alone: boolean;
}) {
  return (
    <Card
      data-category={look.category}
      className={joinClasses(
        "service",
        wide ? "lg:col-span-3" : "lg:col-span-2",
        alone && "service-alone md:max-lg:col-span-2",
        look.deep && "dark-sheet",
      )}
    >
      <div className="aspect-2/1 border-b border-line text-category">
        <Illustration variant={look.drawing} />
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
        </div>
      </div>
    </Card>
  );
}
