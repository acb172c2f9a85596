import { useState } from "react";
import type { Entry } from "../../catalogue/entries/index.ts";
import { type KindFilter, previewFiltered } from "../../catalogue/queries.ts";
import { listPath, paths } from "../../site/index.ts";
import { EdgeCarousel } from "../cards/index.ts";
import { ModeSwitch, SectionHeading } from "../controls/index.ts";

const filters: ReadonlyArray<{ value: KindFilter; label: string }> = [
  { value: "all", label: "All" },
  { value: "caseStudy", label: "Case Studies" },
  { value: "insight", label: "Insights" },
  { value: "signal", label: "Signals" },
];

interface EdgeBlockProps {
  title: string;
  lead: string;
  /** The newest of every kind, up to six each. */
  entries: readonly Entry[];
}

/** The GTM Edge on the home page: three of each kind, or up to six of the chosen one (spec 2.7, 4.4). */
export function EdgeBlock({ title, lead, entries }: EdgeBlockProps) {
  const [filter, setFilter] = useState<KindFilter>("all");
  if (entries.length === 0) return null;
  const shown = previewFiltered(entries, filter);
  const subject = filters.find(({ value }) => value === filter)?.label;
  return (
    <section aria-labelledby="gtm-edge" className="section border-t border-line bg-sunken">
      <div className="wrap grid gap-8 lg:gap-12">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SectionHeading id="gtm-edge" title={title}>
            {lead}
          </SectionHeading>
          <div className="needs-script max-sm:w-full [&_.segment]:flex-auto max-sm:[&_.segment]:px-2">
            <ModeSwitch label={`Show in ${title}`} modes={filters} value={filter} onChange={setFilter} />
          </div>
        </div>
        <p role="status" className="sr-only">
          {filter !== "all" && `${subject}: ${shown.length}`}
        </p>
        <EdgeCarousel
          label={title}
          entries={shown}
          seeAllHref={filter === "all" ? paths.hub : listPath(filter)}
          seeAllSubject={filter === "all" ? `of ${title}` : (subject ?? "")}
        />
      </div>
    </section>
  );
}
