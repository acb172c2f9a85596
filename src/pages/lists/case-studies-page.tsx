import { listCaseStudies, listEntries, pageCopy } from "../../content/content.server.ts";
import { siteConfig } from "../../site/index.ts";
import type { PageRequest } from "../page.ts";
import { GroupedPage } from "./index.ts";

/** The list of case studies (spec 2.8). */
export function CaseStudiesPage({ url }: PageRequest) {
  const { homeLead, shelves } = pageCopy["gtm-edge"];
  return (
    <GroupedPage
      kind="caseStudy"
      entries={listCaseStudies()}
      subject="case studies"
      words={pageCopy.lists.caseStudy}
      lead={shelves.caseStudies.lead}
      edge={{ title: siteConfig.hubName, lead: homeLead, entries: listEntries() }}
      url={url}
    />
  );
}
