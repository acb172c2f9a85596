import { openDataLayer } from "#platform/analytics/data-layer.ts";
import type { MarkedEvent } from "./event-attributes.ts";
import type { AnalyticsEvent } from "./events.ts";

/** Pushes an event regardless of consent (spec: Consent and analytics). */
export function pushEvent(event: AnalyticsEvent): void {
  openDataLayer().push(event);
}

/** Not validated: we render the markup ourselves, and its attributes are typed. */
export function readEvent(element: HTMLElement): MarkedEvent {
  return JSON.parse(element.dataset.event ?? "{}");
}
