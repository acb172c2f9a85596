import { readJourney } from "../../journeys/browser/read-journey.ts";
import {
  type FieldTexts,
  type FormType,
  formFieldsOf,
  namesOf,
  readTexts,
  type SubmissionBody,
  type SubmissionMode,
} from "../index.ts";

export function readForm(formType: FormType, form: HTMLFormElement): FieldTexts {
  return readTexts(formType, Object.fromEntries(new FormData(form)));
}

/**
 * Builds the request body from the given mode's fields and what the browser reports: page, screen, language, zone (spec 7.1), and the
 * journey if one is kept. Omits an empty LinkedIn URL.
 */
export function requestOf(formType: FormType, mode: SubmissionMode, texts: FieldTexts): SubmissionBody {
  const [source = ""] = window.location.href.split("#");
  const body: SubmissionBody = {
    formType,
    mode,
    source,
    sourcePath: window.location.pathname,
    screenSize: `${window.screen.width}x${window.screen.height}`,
    devicePixelRatio: window.devicePixelRatio,
    browserLanguage: navigator.language,
    timezone: readTimeZone(),
    website: "",
  };
  const visits = readJourney();
  if (visits.length > 0) body.journey = JSON.stringify(visits);
  for (const name of namesOf(formFieldsOf(formType, mode))) {
    if (name !== "linkedinUrl" || texts.linkedinUrl) body[name] = texts[name];
  }
  return body;
}

/**
 * Prefers `Temporal`, because `Intl` first loads locale data, which delays 'Sending...' by 50 ms on a slow phone.
 * Safari doesn't have `Temporal`.
 */
function readTimeZone(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
