import { listCaseStudies, pageCopy } from "../../content/content.server.ts";
import type { PageRequest } from "../page.ts";
import { MoreList } from "./index.ts";

/** All case studies, newest first (spec 2.8). */
export function MoreCaseStudiesPage({ url }: PageRequest) {
  return (
    <MoreList
      words={pageCopy.lists.caseStudy.all}
      entries={listCaseStudies()}
      subject="case studies"
      url={url}
    />
  );
}
