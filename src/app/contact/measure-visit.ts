import type { SubmissionBody } from "../../submission/index.ts";

/** The part of a submission that the browser adds by itself (spec 7.1). */
export type Visit = Pick<
  SubmissionBody,
  "source" | "sourcePath" | "screenSize" | "devicePixelRatio" | "browserLanguage" | "timezone" | "website"
>;

/** Measures the visit at the moment of sending: the address without its hash, screen, language, time zone. */
export function measureVisit(): Visit {
  const address = new URL(window.location.href);
  address.hash = "";
  return {
    source: address.href,
    sourcePath: address.pathname,
    screenSize: `${window.screen.width}x${window.screen.height}`,
    devicePixelRatio: window.devicePixelRatio,
    browserLanguage: navigator.language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    // The honeypot: always empty here, because a filled one is never sent (spec 5).
    website: "",
  };
}
