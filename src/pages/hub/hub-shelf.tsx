import { EdgeCarousel } from "../../cards/index.ts";
import type { Entry } from "../../content/entries/index.ts";
import { type EntryKind, listPath } from "../../site/index.ts";
import { SectionHeading } from "../../ui/drafting/section-heading.tsx";

interface HubShelfProps {
  kind: EntryKind;
  heading: string;
  lead: string;
  /** Newest first; without any, the shelf is left out. */
  entries: readonly Entry[];
}

/** One kind of entry as a carousel, with a link to its list page (spec 2.7). */
export function HubShelf({ kind, heading, lead, entries }: HubShelfProps) {
  if (entries.length === 0) return null;
  const headingId = `shelf-${kind}`;
  return (
    <section aria-labelledby={headingId} className="section-tight border-t border-line first:border-t-0">
      <div className="wrap grid gap-8">
        <SectionHeading id={headingId} title={heading}>
          {lead}
        </SectionHeading>
        <EdgeCarousel label={heading} entries={entries} seeAllHref={listPath(kind)} seeAllSubject={heading} />
      </div>
    </section>
  );
}
