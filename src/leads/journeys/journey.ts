import { dayMs } from "#platform/time/durations.ts";

/** A page that a lead saw: the first one, one that a link from elsewhere led to, or an article. */
export interface Visit {
  /** Canonical path: `/read-insight/intent-driven-cadences`. */
  path: string;
  /** In UTC: `2026-11-12`. */
  day: string;
  /** The article's title. Only the server sets it. */
  title?: string | undefined;
  /** The end of the article was in view. */
  end?: true | undefined;
  /** Host of the page whose link led here. */
  from?: string | undefined;
  /** `utm_source`, `utm_medium` and `utm_campaign` of the link. */
  source?: string | undefined;
  medium?: string | undefined;
  campaign?: string | undefined;
}

/** Key in `localStorage`, where browsers keep the journey while analytics are allowed. */
export const JOURNEY_KEY = "journey";

/** The format in `localStorage`. Others are discarded. */
export const JOURNEY_VERSION = 1;

export const MAX_VISITS = 30;
export const KEPT_MS = 90 * dayMs;

/** Limit in characters of what a browser reads and sends. */
export const MAX_SENT_CHARS = 24_000;

/** UTC day of a time in ms. */
export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Drops what is too old, and the oldest visits after the first if there are too many. */
export function fitVisits<Kept extends Visit>(visits: readonly Kept[], nowMs: number): Kept[] {
  const kept = visits.filter(({ day }) => day >= dayOf(nowMs - KEPT_MS));
  return kept.length > MAX_VISITS ? [...kept.slice(0, 1), ...kept.slice(1 - MAX_VISITS)] : kept;
}
