import { listCaseStudies, listEntries, panels } from "../../catalogue/catalogue.server.ts";
import { previewFiltered, sortNewestFirst } from "../../catalogue/queries.ts";
import { CategoryFilter, EdgeSection, GroupedList, ListHero, showGroupedList } from "../lists/index.ts";
import { describePage, pageSource } from "../metadata/index.ts";
import type { Route } from "./+types/case-studies";

export function loader({ url }: Route.LoaderArgs) {
  const { title, homeLead, shelves } = panels["gtm-edge"];
  return {
    lead: shelves.caseStudies.lead,
    view: showGroupedList(listCaseStudies(), url),
    edge: { title, lead: homeLead, entries: sortNewestFirst(previewFiltered(listEntries(), "all")) },
  };
}

export const meta: Route.MetaFunction = ({ matches }) => describePage(pageSource("caseStudies"), { matches });

export default function CaseStudiesPage({ loaderData: { lead, view, edge } }: Route.ComponentProps) {
  return (
    <>
      <ListHero title={pageSource("caseStudies").title} lead={lead}>
        <CategoryFilter kind="caseStudy" filter={view.filter} />
      </ListHero>
      <GroupedList
        kind="caseStudy"
        view={view}
        subject="case studies"
        allLabel={pageSource("moreCaseStudies").title}
      />
      <EdgeSection {...edge} />
    </>
  );
}
