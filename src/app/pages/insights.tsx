import { listEntries, listInsights, panels } from "../../catalogue/catalogue.server.ts";
import { previewFiltered, sortNewestFirst } from "../../catalogue/queries.ts";
import { CategoryFilter, EdgeSection, GroupedList, ListHero, showGroupedList } from "../lists/index.ts";
import { describePage, pageSource } from "../metadata/index.ts";
import type { Route } from "./+types/insights";

export function loader({ url }: Route.LoaderArgs) {
  const { title, homeLead, shelves } = panels["gtm-edge"];
  return {
    lead: shelves.insights.lead,
    view: showGroupedList(listInsights(), url),
    edge: { title, lead: homeLead, entries: sortNewestFirst(previewFiltered(listEntries(), "all")) },
  };
}

export const meta: Route.MetaFunction = ({ matches }) => describePage(pageSource("insights"), { matches });

export default function InsightsPage({ loaderData: { lead, view, edge } }: Route.ComponentProps) {
  return (
    <>
      <ListHero title={pageSource("insights").title} lead={lead}>
        <CategoryFilter kind="insight" filter={view.filter} />
      </ListHero>
      <GroupedList
        kind="insight"
        view={view}
        subject="insights"
        allLabel={pageSource("moreInsights").title}
      />
      <EdgeSection {...edge} />
    </>
  );
}
