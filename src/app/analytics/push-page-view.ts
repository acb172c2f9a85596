import { openDataLayer, pushEvent } from "./data-layer.ts";

/** Pushes the page view that the body's attributes describe, and on a list page the cards (spec 7.4). Once for each view. */
export function pushPageView(): void {
  const { pageView, itemList } = document.body.dataset;
  if (!pageView) return;
  // The document's own markup, typed where it was written (page-views.ts).
  openDataLayer().push(JSON.parse(pageView));
  if (!itemList) return;
  const cards = document.querySelectorAll<HTMLElement>("main [data-event-item-slug]");
  const items = Array.from(cards, ({ dataset }, index) => ({
    item_id: dataset.eventItemSlug ?? "",
    item_name: dataset.eventItemTitle ?? "",
    index,
  }));
  pushEvent({ event: "view_item_list", item_list_id: itemList, items });
}
