import { listCaseStudies, panels } from "../../catalogue/catalogue.server.ts";
import { MoreList } from "../lists/index.ts";
import type { PageRequest } from "../page.ts";

/** All case studies, newest first (spec 2.8). */
export function MoreCaseStudiesPage({ url }: PageRequest) {
  return (
    <MoreList
      words={panels.lists.caseStudy.all}
      entries={listCaseStudies()}
      subject="case studies"
      url={url}
    />
  );
}
