import type { EntryKind } from "../site/index.ts";
import type { ClickEvent } from "./events.ts";

/** The event of an element: its value where not 1, and the kind of entry that the element leads to. */
export type MarkedEvent = Omit<ClickEvent, "value"> & { value?: number; item_type?: EntryKind };

/** The attribute by which an element's clicks are counted (spec 7.4): `<a {...eventAttributes({ … })}>`. */
export function eventAttributes(event: MarkedEvent) {
  return { "data-event": JSON.stringify(event) };
}

/** The attribute of a call to action: its words, and the part of the site it is in. */
export function ctaAttributes(label: string, location: string) {
  return eventAttributes({ event: "cta_click", category: "conversion", label, location });
}

/** Reads the event of an element that has one: the server's own markup, typed where it was written. */
export function readEvent(element: HTMLElement): MarkedEvent {
  return JSON.parse(element.dataset.event ?? "{}");
}
