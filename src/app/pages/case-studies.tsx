import { listCaseStudies, listEntries, panels } from "../../catalogue/catalogue.server.ts";
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
import type { Route } from "./+types/case-studies";

export function loader({ url }: Route.LoaderArgs) {
  const { title, homeLead, shelves } = panels["gtm-edge"];
  const view = showGroupedList(listCaseStudies(), url);
  return {
    title: readPageWords(paths.caseStudies).title,
    allLabel: readPageWords(paths.moreCaseStudies).title,
    lead: shelves.caseStudies.lead,
    view,
    edge: { title, lead: homeLead, entries: listEdgeEntries(listEntries(), view.overview?.featured) },
  };
}

export default stillScreen(function CaseStudiesPage({
  loaderData: { title, allLabel, lead, view, edge },
}: Route.ComponentProps) {
  return (
    <>
      <ListHero title={title} lead={lead}>
        <CategoryFilter kind="caseStudy" filter={view.filter} />
      </ListHero>
      <GroupedList kind="caseStudy" view={view} subject="case studies" allLabel={allLabel} />
      <EdgeSection {...edge} />
    </>
  );
});
