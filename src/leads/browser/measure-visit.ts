import type { SubmissionBody } from "../index.ts";

/** The part of a submission that the browser adds (spec 7.1). */
export type Visit = Pick<
  SubmissionBody,
  "source" | "sourcePath" | "screenSize" | "devicePixelRatio" | "browserLanguage" | "timezone" | "website"
>;

/** Measures the visit at the moment of sending: the URL without its hash, screen, language, time zone. */
export function measureVisit(): Visit {
  const [source = ""] = window.location.href.split("#");
  return {
    source,
    sourcePath: window.location.pathname,
    screenSize: `${window.screen.width}x${window.screen.height}`,
    devicePixelRatio: window.devicePixelRatio,
    browserLanguage: navigator.language,
    timezone: readTimeZone(),
    // The honeypot: a filled one is never sent (spec 5).
    website: "",
  };
}

/**
 * `Temporal` first: `Intl` loads its locale data, which takes a slow phone 50 ms between the click and 'Sending...'.
 * Safari has no `Temporal`.
 */
function readTimeZone(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
