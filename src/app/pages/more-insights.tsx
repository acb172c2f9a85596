import { listInsights, panels } from "../../catalogue/catalogue.server.ts";
import { MoreList } from "../lists/index.ts";
import type { PageRequest } from "../page.ts";

/** All insights, newest first (spec 2.8). */
export function MoreInsightsPage({ url }: PageRequest) {
  return <MoreList words={panels.lists.insight.all} entries={listInsights()} subject="insights" url={url} />;
}
