import { entryKindNames, entryKinds, entryPath, paths } from "../site/index.ts";
import type { AnalyticsEvent } from "./events.ts";

type PageView = AnalyticsEvent<"page_view">;
type NamedView = Omit<PageView, "event">;

/** What the specification calls its fixed screens (spec 7.4). */
const namedScreens: Readonly<Record<string, NamedView>> = {
  [paths.caseStudies]: { page_name: "case_studies_listing" },
  [paths.insights]: { page_name: "insights_listing" },
  [paths.marketSignals]: { page_name: "market_signals_listing" },
  [paths.hub]: { page_name: "gtm_edge", page_category: "content_hub" },
  [paths.about]: { page_name: "about_us", page_category: "company_info" },
  [paths.aboutUs]: { page_name: "about_us", page_category: "company_info" },
  [paths.process]: { page_name: "our_process" },
  [paths.moreInsights]: { page_name: "more_insights" },
  [paths.moreCaseStudies]: { page_name: "more_case_studies" },
  [paths.moreSignals]: { page_name: "more_market_signals" },
};

/** What is recorded of a view of the page whose own path this is; null where there is no such page (spec 7.4). */
export function describePageView(path: string | null): PageView {
  return { event: "page_view", ...(path !== null && findName(path)) };
}

function findName(path: string): NamedView | undefined {
  const kind = entryKindNames.find((candidate) => path.startsWith(entryPath(candidate, "")));
  if (kind) {
    const slug = decodeURIComponent(path.slice(entryPath(kind, "").length));
    return { ...entryKinds[kind].view, [entryKinds[kind].slugParameter]: slug };
  }
  return Object.hasOwn(namedScreens, path) ? namedScreens[path] : undefined;
}

/** The same as attributes of the document's body, where the browser reads it. */
export function viewAttributes(path: string | null) {
  const view = describePageView(path);
  const isList = /_listing$|^more_/.test(view.page_name ?? "");
  return { "data-page-view": JSON.stringify(view), "data-item-list": isList ? view.page_name : undefined };
}
