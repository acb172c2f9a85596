import type { EntryKind } from "../site/index.ts";
import type { PressEvent } from "./events.ts";

/** A press as the markup tells it: its value where not 1, and the kind of entry that it leads to. */
export type MarkedPress = Omit<PressEvent, "value"> & { value?: number; item_type?: EntryKind };

/** The attributes by which an element's presses are counted (spec 7.4): `<a {...eventAttributes({ … })}>`. */
export function eventAttributes(press: MarkedPress) {
  return {
    "data-event": press.event,
    "data-event-category": press.category,
    "data-event-label": press.label,
    "data-event-value": press.value,
    "data-event-location": press.location,
    "data-event-item-title": press.item_title,
    "data-event-item-slug": press.item_slug,
    "data-event-item-type": press.item_type,
    "data-event-index": press.index,
  };
}

/** The attributes of a call to action: its words, and the part of the site it is in. */
export function ctaAttributes(label: string, location: string) {
  return eventAttributes({ event: "cta_click", category: "conversion", label, location });
}
