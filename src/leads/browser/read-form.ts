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
 * Builds the body to send: the fields of a form in a mode, without an empty LinkedIn URL, and the browser's measurements
 * (spec 7.1).
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
  for (const name of namesOf(formFieldsOf(formType, mode))) {
    if (name !== "linkedinUrl" || texts.linkedinUrl) body[name] = texts[name];
  }
  return body;
}

/**
 * `Temporal` first: `Intl` loads its locale data, which takes a slow phone 50 ms between the click and 'Sending...'.
 * Safari has no `Temporal`.
 */
function readTimeZone(): string {
  return globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
