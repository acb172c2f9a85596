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
