import { type EntryKind, entryKinds, listPath, paths, siteConfig } from "#config/index.ts";
import { listEntries, listEntriesOfKind } from "#content/publication/content.server.ts";
import { previewFiltered, sortNewestFirst } from "#content/publication/queries.ts";
import { Section } from "#platform/ui/drafting/section.tsx";
import { EdgeCarousel } from "../../cards/index.ts";
import { TalkSection } from "../about/index.ts";
import { pageCopy } from "../page-copy.server.ts";
import { defineListPage } from "./define-list-page.ts";
import { GroupedList } from "./grouped-list.tsx";
import { type FilterView, showGroupedList } from "./grouped-view.ts";
import { ListHero } from "./list-hero.tsx";

/** The list of insights (spec 2.8). */
export const insightsPage = defineListPage("insight", (url) => (
  <GroupedPage kind="insight" lead={pageCopy["gtm-edge"].shelves.insights.lead} url={url} />
));

/** The list of case studies (spec 2.8). */
export const caseStudiesPage = defineListPage("caseStudy", (url) => (
  <GroupedPage kind="caseStudy" lead={pageCopy["gtm-edge"].shelves.caseStudies.lead} url={url} />
));

/** A list page that groups entries by category, with The GTM Edge below (spec 2.8). */
function GroupedPage({ kind, lead, url }: { kind: EntryKind; lead: string; url: URL }) {
  const { title, all } = pageCopy.lists[kind];
  const view = showGroupedList(listEntriesOfKind(kind), url);
  return (
    <>
      <ListHero title={title} lead={lead}>
        <CategoryFilter kind={kind} filter={view.filter} />
      </ListHero>
      <GroupedList
        kind={kind}
        view={view}
        subject={entryKinds[kind].plural.toLowerCase()}
        allLabel={all.title}
      />
      <EdgeSection shownKind={kind} />
      <TalkSection />
    </>
  );
}

function CategoryFilter({ kind, filter }: { kind: EntryKind; filter: FilterView }) {
  if (filter.choices.length === 0) return null;
  const choices = [{ id: undefined, label: "All" }, ...filter.choices];
  return (
    <nav aria-label="Filter by category">
      <ul className="segments category-choices">
        {choices.map(({ id, label }) => (
          <li key={label}>
            <a
              href={listPath(kind, id)}
              aria-current={id === filter.chosen?.id || undefined}
              className="segment"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A carousel with three entries of each kind that the page doesn't show yet (spec 2.8). */
function EdgeSection({ shownKind }: { shownKind: EntryKind }) {
  const others = listEntries().filter(({ type }) => type !== shownKind);
  const entries = sortNewestFirst(previewFiltered(others, "all"));
  if (entries.length === 0) return null;
  const title = siteConfig.hubName;
  return (
    <Section
      className="section-tight border-t border-line bg-sunken"
      headingId="gtm-edge"
      title={title}
      lead={pageCopy["gtm-edge"].homeLead}
    >
      <EdgeCarousel label={title} entries={entries} seeAllHref={paths.hub} seeAllSubject={`of ${title}`} />
    </Section>
  );
}
