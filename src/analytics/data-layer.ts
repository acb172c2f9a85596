import type { AnalyticsEvent } from "./events.ts";

declare global {
  interface Window {
    /**
     * Events in this page's memory. Nothing reads them before consent loads a tag container, and without one nobody
     * ever does.
     */
    dataLayer?: unknown[];
  }
}

/** The list that a tag container would read. */
export function openDataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Pushes an event of the event table (spec 7.1, 7.4), whatever the visitor's choice (decisions: Consent and analytics). */
export function pushEvent(event: AnalyticsEvent): void {
  openDataLayer().push(event);
}
