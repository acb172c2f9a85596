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
import type { PageRequest } from "../page.ts";

/** The list of case studies: overview, or the category of `?category=` (spec 2.8). */
export function CaseStudiesPage({ url }: PageRequest) {
  const { title, homeLead, shelves } = panels["gtm-edge"];
  const view = showGroupedList(listCaseStudies(), url);
  return (
    <>
      <ListHero title={readPageWords(paths.caseStudies).title} lead={shelves.caseStudies.lead}>
        <CategoryFilter kind="caseStudy" filter={view.filter} />
      </ListHero>
      <GroupedList
        kind="caseStudy"
        view={view}
        subject="case studies"
        allLabel={readPageWords(paths.moreCaseStudies).title}
      />
      <EdgeSection
        title={title}
        lead={homeLead}
        entries={listEdgeEntries(listEntries(), view.overview?.featured)}
      />
    </>
  );
}
