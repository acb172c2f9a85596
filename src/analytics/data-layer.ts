import type { MarkedEvent } from "./event-attributes.ts";
import type { AnalyticsEvent } from "./events.ts";

declare global {
  interface Window {
    /** Events in memory of this page. Only a tag container reads them, and it loads only after consent. */
    dataLayer?: unknown[];
  }
}

export function openDataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Pushes an event to the data layer, whatever the visitor's consent (spec: Consent and analytics). */
export function pushEvent(event: AnalyticsEvent): void {
  openDataLayer().push(event);
}

/** Reads the event of an element. Not validated: the markup is ours, and typed where it is written. */
export function readEvent(element: HTMLElement): MarkedEvent {
  return JSON.parse(element.dataset.event ?? "{}");
}
