import { eventAttributes } from "#config/events/index.ts";
import type { Entry } from "#content/entries/index.ts";

/** Attributes of a link to an entry, which report a click on it (spec 7.4). `index` starts at 0. */
export function cardEvent(entry: Entry, index: number) {
  return eventAttributes({
    event: "carousel_click",
    label: "content_hub_item",
    category: "engagement",
    location: "content_hub",
    item_title: entry.title,
    item_slug: entry.slug,
    item_type: entry.type,
    index,
  });
}
