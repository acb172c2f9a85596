import { EdgeCarousel } from "../../cards/index.ts";
import type { Entry } from "../../content/entries/index.ts";
import { paths } from "../../site/index.ts";
import { SectionHeading } from "../../ui/drafting/section-heading.tsx";

interface EdgeSectionProps {
  title: string;
  lead: string;
  /** The newest of each kind. */
  entries: readonly Entry[];
}

/** The GTM Edge at the end of a list page: the newest of each kind as a carousel (spec 2.8). */
export function EdgeSection({ title, lead, entries }: EdgeSectionProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="gtm-edge" className="section-tight border-t border-line bg-sunken">
      <div className="wrap grid gap-8">
        <SectionHeading id="gtm-edge" title={title}>
          {lead}
        </SectionHeading>
        <EdgeCarousel label={title} entries={entries} seeAllHref={paths.hub} seeAllSubject={`of ${title}`} />
      </div>
    </section>
  );
}
