import type { SubmissionBody } from "../index.ts";

/** The part of a submission that the browser adds by itself (spec 7.1). */
export type Visit = Pick<
  SubmissionBody,
  "source" | "sourcePath" | "screenSize" | "devicePixelRatio" | "browserLanguage" | "timezone" | "website"
>;

declare global {
  /** The part of Temporal that is used; the language's own types do not name it yet. */
  var Temporal: { Now: { timeZoneId: () => string } } | undefined;
}

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
    // The honeypot: always empty here, because a filled one is never sent (spec 5).
    website: "",
  };
}

/** `Temporal` first: `Intl` loads the rules of all languages, on a slow phone 50 ms between the click and 'Sending...'. */
function readTimeZone(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
