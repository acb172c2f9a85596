import type { MarkedEvent } from "./event-attributes.ts";
import type { AnalyticsEvent } from "./events.ts";

declare global {
  interface Window {
    /** This page's events, in memory. Only a tag container reads them, and it is loaded only after consent. */
    dataLayer?: unknown[];
  }
}

export function openDataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Pushes an event regardless of consent (spec: Consent and analytics). */
export function pushEvent(event: AnalyticsEvent): void {
  openDataLayer().push(event);
}

/** Not validated: we render the markup ourselves, and its attributes are typed. */
export function readEvent(element: HTMLElement): MarkedEvent {
  return JSON.parse(element.dataset.event ?? "{}");
}
