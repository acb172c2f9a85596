import { listEntries, listInsights, pageCopy } from "../../content/content.server.ts";
import { siteConfig } from "../../site/index.ts";
import type { PageRequest } from "../page.ts";
import { GroupedPage } from "./index.ts";

/** The list of insights (spec 2.8). */
export function InsightsPage({ url }: PageRequest) {
  const { homeLead, shelves } = pageCopy["gtm-edge"];
  return (
    <GroupedPage
      kind="insight"
      entries={listInsights()}
      subject="insights"
      words={pageCopy.lists.insight}
      lead={shelves.insights.lead}
      edge={{ title: siteConfig.hubName, lead: homeLead, entries: listEntries() }}
      url={url}
    />
  );
}
