import { listEntries, listInsights, panels } from "../../catalogue/catalogue.server.ts";
import { paths } from "../../site/index.ts";
import {
  CategoryFilter,
  EdgeSection,
  GroupedList,
  ListHero,
  listEdgeEntries,
  showGroupedList,
} from "../lists/index.ts";
import { readPageWords } from "../metadata/index.ts";
import type { PageRequest } from "../page.ts";

/** The list of insights: overview, or the category of `?category=` (spec 2.8). */
export function InsightsPage({ url }: PageRequest) {
  const { title, homeLead, shelves } = panels["gtm-edge"];
  const view = showGroupedList(listInsights(), url);
  return (
    <>
      <ListHero title={readPageWords(paths.insights).title} lead={shelves.insights.lead}>
        <CategoryFilter kind="insight" filter={view.filter} />
      </ListHero>
      <GroupedList
        kind="insight"
        view={view}
        subject="insights"
        allLabel={readPageWords(paths.moreInsights).title}
      />
      <EdgeSection
        title={title}
        lead={homeLead}
        entries={listEdgeEntries(listEntries(), view.overview?.featured)}
      />
    </>
  );
}
