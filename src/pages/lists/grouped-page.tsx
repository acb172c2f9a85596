import type { Entry } from "../../content/entries/index.ts";
import type { EntryKind } from "../../site/index.ts";
import { CategoryFilter } from "./category-filter.tsx";
import type { ListsCopy } from "./copy.ts";
import { EdgeSection } from "./edge-section.tsx";
import { GroupedList } from "./grouped-list.tsx";
import { showGroupedList } from "./grouped-view.ts";
import { listEdgeEntries } from "./list-edge-entries.ts";
import { ListHero } from "./list-hero.tsx";

/** A list with groups: overview, or the one category of `?category=`, and The GTM Edge below (spec 2.8). */
export function GroupedPage({
  kind,
  entries,
  subject,
  words,
  lead,
  edge,
  url,
}: {
  kind: EntryKind;
  entries: readonly Entry[];
  /** What the list holds, in the middle of a sentence: `case studies`. */
  subject: string;
  /** Names of the page and of the extended list. */
  words: ListsCopy[EntryKind];
  lead: string;
  /** The GTM Edge: its words, and all entries of the site. */
  edge: { title: string; lead: string; entries: readonly Entry[] };
  url: URL;
}) {
  const view = showGroupedList(entries, url);
  return (
    <>
      <ListHero title={words.title} lead={lead}>
        <CategoryFilter kind={kind} filter={view.filter} />
      </ListHero>
      <GroupedList kind={kind} view={view} subject={subject} allLabel={words.all.title} />
      <EdgeSection
        title={edge.title}
        lead={edge.lead}
        entries={listEdgeEntries(edge.entries, view.overview?.featured)}
      />
    </>
  );
}
