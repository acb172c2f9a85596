import { openDataLayer, pushEvent } from "./data-layer.ts";

/**
 * Pushes the page view that the body's attributes describe, and on a list page the entries of its own list, each once
 * (spec 7.4). Once for each view.
 */
export function pushPageView(): void {
  const { pageView, itemList } = document.body.dataset;
  if (!pageView) return;
  // The document's own markup, typed where it was written (page-views.ts).
  openDataLayer().push(JSON.parse(pageView));
  if (!itemList) return;
  const titles = new Map<string, string>();
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-list] [data-event-item-slug]"))
    titles.set(dataset.eventItemSlug ?? "", dataset.eventItemTitle ?? "");
  const items = Array.from(titles, ([item_id, item_name], index) => ({ item_id, item_name, index }));
  pushEvent({ event: "view_item_list", item_list_id: itemList, items });
}
