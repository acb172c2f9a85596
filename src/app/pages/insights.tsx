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
import { stillScreen } from "../navigation/index.ts";
import type { Route } from "./+types/insights";

export function loader({ url }: Route.LoaderArgs) {
  const { title, homeLead, shelves } = panels["gtm-edge"];
  const view = showGroupedList(listInsights(), url);
  return {
    title: readPageWords(paths.insights).title,
    allLabel: readPageWords(paths.moreInsights).title,
    lead: shelves.insights.lead,
    view,
    edge: { title, lead: homeLead, entries: listEdgeEntries(listEntries(), view.overview?.featured) },
  };
}

export default stillScreen(function InsightsPage({
  loaderData: { title, allLabel, lead, view, edge },
}: Route.ComponentProps) {
  return (
    <>
      <ListHero title={title} lead={lead}>
        <CategoryFilter kind="insight" filter={view.filter} />
      </ListHero>
      <GroupedList kind="insight" view={view} subject="insights" allLabel={allLabel} />
      <EdgeSection {...edge} />
    </>
  );
});
