import { entryKinds, listPath, paths, siteConfig } from "#config/index.ts";
import type { Entry } from "#content/entries/index.ts";
import { listEntries } from "#content/publication/content.server.ts";
import { type KindFilter, previewFiltered } from "#content/publication/queries.ts";
import { SectionHeading } from "#platform/ui/drafting/section-heading.tsx";
import { EntryCard } from "../../cards/index.ts";
import { pageCopy } from "../page-copy.server.ts";
import { EdgeFilter } from "./islands.ts";

const filters: readonly KindFilter[] = ["all", "caseStudy", "insight", "signal"];

/**
 * The GTM Edge on the home page: three entries of each kind, or up to six of the chosen kind (spec 2.7, 4.4). The HTML
 * contains every choice's cards.
 */
export function EdgeBlock() {
  const entries = listEntries();
  if (entries.length === 0) return null;
  const title = siteConfig.hubName;
  const choices = filters.map((value) => {
    const label = value === "all" ? "All" : entryKinds[value].shortPlural;
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
    <section
      aria-labelledby="gtm-edge"
      className="far-below section-tight border-t border-line bg-sunken print:hidden"
    >
      <div className="wrap">
        <EdgeFilter
          label={title}
          choices={choices.map(({ shown, ...choice }) => ({ ...choice, count: shown.length }))}
          heading={<SectionHeading id="gtm-edge" title={title} lead={pageCopy["gtm-edge"].homeLead} />}
        >
          <ul
            // Safari drops the list role if `list-style` is none.
            // biome-ignore lint/a11y/noRedundantRoles: see above.
            role="list"
            aria-label={title}
            className="carousel-track snap-row"
          >
            {listCards(choices).map(({ entry, within }, index) => (
              <li
                key={`${entry.type}/${entry.slug}`}
                data-within={within.join(" ")}
                hidden={!within.includes("all")}
                className="grid"
              >
                <EntryCard entry={entry} place="hub" index={index} />
              </li>
            ))}
          </ul>
        </EdgeFilter>
      </div>
    </section>
  );
}

/** Lists each card once, with the choices that show it. */
function listCards(choices: ReadonlyArray<{ value: KindFilter; shown: readonly Entry[] }>) {
  return [...new Set(choices.flatMap(({ shown }) => shown))].map((entry) => ({
    entry,
    within: choices.filter(({ shown }) => shown.includes(entry)).map(({ value }) => value),
  }));
}
