import { openDataLayer } from "#platform/analytics/data-layer.ts";
import { pushEvent, readEvent } from "./push-event.ts";

/** Pushes the page view and, on a list page, the list's entries (spec 7.4). Call once per view. */
export function pushPageView(): void {
  const { pageView, itemList } = document.body.dataset;
  if (!pageView) return;
  // Not validated: we render the markup ourselves, and `viewAttributes` is typed.
  openDataLayer().push(JSON.parse(pageView));
  if (!itemList) return;
  const titles = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-list] [data-event]")) {
    const { item_slug, item_title } = readEvent(element);
    if (item_slug) titles.set(item_slug, item_title ?? "");
  }
  const items = Array.from(titles, ([item_id, item_name], index) => ({ item_id, item_name, index }));
  pushEvent({ event: "view_item_list", item_list_id: itemList, items });
}
