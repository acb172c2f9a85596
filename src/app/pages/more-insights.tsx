import { listInsights } from "../../catalogue/catalogue.server.ts";
import { paths } from "../../site/index.ts";
import { MoreList } from "../lists/index.ts";
import type { PageRequest } from "../page.ts";

/** All insights, newest first (spec 2.8). */
export function MoreInsightsPage({ url }: PageRequest) {
  return <MoreList path={paths.moreInsights} entries={listInsights()} subject="insights" url={url} />;
}
