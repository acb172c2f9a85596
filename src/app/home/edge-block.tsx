import type { Entry } from "../../catalogue/entries/index.ts";
import { type KindFilter, previewFiltered } from "../../catalogue/queries.ts";
import { listPath, paths } from "../../site/index.ts";
import { EntryCard, WideCard } from "../cards/index.ts";
import { SectionHeading } from "../controls/index.ts";
import { EdgeFilter } from "./islands.ts";

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

/**
 * The GTM Edge on the home page: three of each kind, or up to six of the chosen one (spec 2.7, 4.4). The cards of every
 * choice are in the HTML.
 */
export function EdgeBlock({ title, lead, entries }: EdgeBlockProps) {
  if (entries.length === 0) return null;
  const choices = filters.map(({ value, label }) => {
    const shown = previewFiltered(entries, value);
    return {
      value,
      label,
      shown,
      seeAllHref: value === "all" ? paths.hub : listPath(value),
      seeAllSubject: value === "all" ? `of ${title}` : label,
    };
  });
  return (
    <section aria-labelledby="gtm-edge" className="section border-t border-line bg-sunken">
      <div className="wrap">
        <EdgeFilter
          label={title}
          choices={choices.map(({ shown, ...choice }) => ({ ...choice, count: shown.length }))}
          heading={
            <SectionHeading id="gtm-edge" title={title}>
              {lead}
            </SectionHeading>
          }
        >
          <ul
            // A list style of none takes the list's role away in some readers.
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            role="list"
            aria-label={title}
            className="carousel-track"
          >
            {entries.map((entry) => {
              const within = choices.filter(({ shown }) => shown.length > 1 && shown.includes(entry));
              return <EdgeCard key={`${entry.type}/${entry.slug}`} entry={entry} within={within.map(({ value }) => value)} />;
            })}
            {choices
              .filter(({ shown }) => shown.length === 1)
              .flatMap(({ value, shown }) =>
                shown.map((entry) => <EdgeCard key={value} entry={entry} within={[value]} alone />),
              )}
          </ul>
        </EdgeFilter>
      </div>
    </section>
  );
}

/** A card, with the choices that show it; alone it takes the row. */
function EdgeCard({
  entry,
  within,
  alone = false,
}: {
  entry: Entry;
  within: readonly KindFilter[];
  alone?: boolean;
}) {
  const Card = alone ? WideCard : EntryCard;
  return (
    <li
      data-within={within.join(" ")}
      hidden={!within.includes("all")}
      className={alone ? "carousel-alone grid" : "grid"}
    >
      <Card entry={entry} place="hub" />
    </li>
  );
}
