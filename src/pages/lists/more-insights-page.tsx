import { listInsights, pageCopy } from "../../content/content.server.ts";
import type { PageRequest } from "../page.ts";
import { MoreList } from "./index.ts";

/** All insights, newest first (spec 2.8). */
export function MoreInsightsPage({ url }: PageRequest) {
  return (
    <MoreList words={pageCopy.lists.insight.all} entries={listInsights()} subject="insights" url={url} />
  );
}
