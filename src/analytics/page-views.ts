import type { AnalyticsEvent } from "./events.ts";

/** Parameters of a page's `page_view` event (spec 7.4). */
export type PageViewName = Omit<AnalyticsEvent<"page_view">, "event">;

/**
 * Attributes of the body, from which the browser pushes the page view (spec 7.4). `view` is null for a page without a
 * name; the view of a list is also a `view_item_list`.
 */
export function viewAttributes({ view, isList }: { view: PageViewName | null; isList: boolean }) {
  const event: AnalyticsEvent<"page_view"> = { event: "page_view", ...view };
  return {
    "data-page-view": JSON.stringify(event),
    "data-item-list": isList ? view?.page_name : undefined,
  };
}
