import { EdgeCarousel } from "../../cards/index.ts";
import { listEntries, listEntriesOfKind } from "../../content/content.server.ts";
import { previewFiltered, sortNewestFirst } from "../../content/queries.ts";
import { type EntryKind, entryKinds, listPath, paths, siteConfig } from "../../site/index.ts";
import { SectionHeading } from "../../ui/drafting/section-heading.tsx";
import { definePage } from "../define-page.ts";
import { lastChange } from "../last-change.ts";
import { pageCopy } from "../page-copy.server.ts";
import { GroupedList } from "./grouped-list.tsx";
import { type FilterView, showGroupedList } from "./grouped-view.ts";
import { ListHero } from "./list-hero.tsx";

/** The list of insights (spec 2.8). */
export const insightsPage = defineGroupedPage({ kind: "insight", shelf: "insights" });

/** The list of case studies (spec 2.8). */
export const caseStudiesPage = defineGroupedPage({ kind: "caseStudy", shelf: "caseStudies" });

interface GroupedPageProps {
  kind: "insight" | "caseStudy";
  /** The hub shelf with the same lead. */
  shelf: "insights" | "caseStudies";
}

function defineGroupedPage({ kind, shelf }: GroupedPageProps) {
  const { listPath, listView, shareDrawing } = entryKinds[kind];
  return definePage({
    stylesheet: "browse",
    path: listPath,
    metadata: () => pageCopy.lists[kind],
    view: { page_name: listView },
    isList: true,
    lastModified: () => lastChange(listEntriesOfKind(kind)),
    shareDrawing,
    render: ({ url }) => <GroupedPage kind={kind} shelf={shelf} url={url} />,
  });
}

/** A list page that groups entries by category, with The GTM Edge below (spec 2.8). */
function GroupedPage({ kind, shelf, url }: GroupedPageProps & { url: URL }) {
  const { title, all } = pageCopy.lists[kind];
  const view = showGroupedList(listEntriesOfKind(kind), url);
  return (
    <>
      <ListHero title={title} lead={pageCopy["gtm-edge"].shelves[shelf].lead}>
        <CategoryFilter kind={kind} filter={view.filter} />
      </ListHero>
      <GroupedList
        kind={kind}
        view={view}
        subject={entryKinds[kind].plural.toLowerCase()}
        allLabel={all.title}
      />
      <EdgeSection shownKind={kind} />
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
            <a href={listPath(kind, id)} aria-current={id === filter.chosen || undefined} className="segment">
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
    <section aria-labelledby="gtm-edge" className="section-tight border-t border-line bg-sunken">
      <div className="wrap grid gap-8">
        <SectionHeading id="gtm-edge" title={title}>
          {pageCopy["gtm-edge"].homeLead}
        </SectionHeading>
        <EdgeCarousel label={title} entries={entries} seeAllHref={paths.hub} seeAllSubject={`of ${title}`} />
      </div>
    </section>
  );
}
