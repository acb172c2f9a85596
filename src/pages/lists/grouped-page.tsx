import { listEntries, listEntriesOfKind, pageCopy } from "../../content/content.server.ts";
import type { Entry } from "../../content/entries/index.ts";
import { previewFiltered, sortNewestFirst } from "../../content/queries.ts";
import { entryKinds, siteConfig } from "../../site/index.ts";
import { definePage } from "../define-page.ts";
import { lastChange } from "../last-change.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { EdgeSection } from "./edge-section.tsx";
import { GroupedList } from "./grouped-list.tsx";
import { showGroupedList } from "./grouped-view.ts";
import { ListHero } from "./list-hero.tsx";

/** The list of insights (spec 2.8). */
export const insightsPage = defineGroupedPage({ kind: "insight", shelf: "insights" });

/** The list of case studies (spec 2.8). */
export const caseStudiesPage = defineGroupedPage({ kind: "caseStudy", shelf: "caseStudies" });

interface GroupedPageProps {
  kind: "insight" | "caseStudy";
  /** Shelf of the hub whose lead the page shares. */
  shelf: "insights" | "caseStudies";
}

function defineGroupedPage({ kind, shelf }: GroupedPageProps) {
  const { listPath, listView, shareDrawing } = entryKinds[kind];
  return definePage({
    path: listPath,
    metadata: () => pageCopy.lists[kind],
    view: { page_name: listView },
    isList: true,
    lastModified: () => lastChange(listEntriesOfKind(kind)),
    shareDrawing,
    render: ({ url }) => <GroupedPage kind={kind} shelf={shelf} url={url} />,
  });
}

/** A list page with groups by category, and The GTM Edge below (spec 2.8). */
function GroupedPage({ kind, shelf, url }: GroupedPageProps & { url: URL }) {
  const { title, all } = pageCopy.lists[kind];
  const { homeLead, shelves } = pageCopy["gtm-edge"];
  const view = showGroupedList(listEntriesOfKind(kind), url);
  return (
    <>
      <ListHero title={title} lead={shelves[shelf].lead}>
        <CategoryFilter kind={kind} filter={view.filter} />
      </ListHero>
      <GroupedList
        kind={kind}
        view={view}
        subject={entryKinds[kind].plural.toLowerCase()}
        allLabel={all.title}
      />
      <EdgeSection
        title={siteConfig.hubName}
        lead={homeLead}
        entries={listEdgeEntries(view.overview?.featured)}
      />
    </>
  );
}

/** Entries of The GTM Edge: three of each kind, newest first, without the featured one. */
function listEdgeEntries(featured: Entry | undefined): Entry[] {
  const others = listEntries().filter(({ type, slug }) => type !== featured?.type || slug !== featured.slug);
  return sortNewestFirst(previewFiltered(others, "all"));
}
