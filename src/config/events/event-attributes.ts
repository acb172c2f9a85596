import type { EntryKind } from "../index.ts";
import type { AnalyticsEvent, ClickEvent } from "./events.ts";

/** The event in an element's markup. `value` defaults to 1; `item_type` is the linked entry's kind. */
export type MarkedEvent = Omit<ClickEvent, "value"> & { value?: number; item_type?: EntryKind };

/** Attributes for an element whose clicks push an event (spec 7.4): `<a {...eventAttributes({ … })}>`. */
export function eventAttributes(event: MarkedEvent) {
  return { "data-event": JSON.stringify(event) };
}

export function ctaAttributes(label: string, location: string) {
  return eventAttributes({ event: "cta_click", category: "conversion", label, location });
}

/** Parameters of a page's `page_view` event (spec 7.4). */
export type PageViewName = Omit<AnalyticsEvent<"page_view">, "event">;

/** Attributes of `<body>` that describe the page view (spec 7.4). `view` is null if the page has no name. */
export function viewAttributes({ view, isList }: { view: PageViewName | null; isList: boolean }) {
  const event: AnalyticsEvent<"page_view"> = { event: "page_view", ...view };
  return {
    "data-page-view": JSON.stringify(event),
    "data-item-list": isList ? view?.page_name : undefined,
  };
}
