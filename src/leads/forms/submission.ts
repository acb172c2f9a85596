import { MAX_SENT_CHARS } from "../journeys/journey.ts";
import type { FieldErrors } from "./check-form.ts";
import { type FieldTexts, fieldNames } from "./fields.ts";
import type { FormType, SubmissionMode } from "./forms.ts";

/** The browser's measurements with their maximum lengths in UTF-16 units (spec 3, 7.1). */
export const measurements = {
  /** URL of the page that contains the form, without the hash. */
  source: 2_000,
  sourcePath: 2_000,
  signalSlug: 120,
  /** `1280x800`, in pixels. */
  screenSize: 32,
  devicePixelRatio: 16,
  browserLanguage: 40,
  timezone: 64,
  /** The visits before the submission, as JSON; only with consent to analytics. */
  journey: MAX_SENT_CHARS,
} as const;

export type MeasurementName = keyof typeof measurements;

/** A form after cleaning and validation (spec 3). Fields that weren't filled in are empty strings. */
export interface Submission extends FieldTexts, Record<MeasurementName, string> {
  formType: FormType;
  mode: SubmissionMode;
}

/** The JSON body that the browser sends (spec 3, 7.1). */
export interface SubmissionBody extends Partial<FieldTexts>, Record<MeasuredText, string> {
  formType: FormType;
  mode: SubmissionMode;
  devicePixelRatio: number;
  signalSlug?: string;
  journey?: string;
  /** The honeypot, which is always sent empty (spec 5). */
  website: string;
}

type MeasuredText = Exclude<MeasurementName, "devicePixelRatio" | "signalSlug" | "journey">;

/** A rejected native submission, which the server uses to render the form's page again. */
export interface RefusedSubmission {
  formType: FormType;
  mode: SubmissionMode;
  /** Shown in the alert. */
  error: string;
  fields: FieldErrors;
  /** What the visitor typed. */
  values: Partial<FieldTexts>;
  /** URL of the page that first showed the form, without the hash; empty if unknown. */
  source: string;
}

const contentNames = (["formType", "mode", "signalSlug", ...fieldNames] as const).slice().sort();

/**
 * Returns a string that is the same for two submissions with the same form, fields and signal. It ignores all other
 * measurements, even the time zone. The browser keeps its idempotency key while the string is unchanged; the server
 * uses it to recognize replays, double clicks and repeated bookings (spec: HTTP contract; spec: Scheduling). Fold the email
 * address before (`foldEmail`), because it can be spelled differently.
 */
export function contentOf(submission: Partial<Pick<Submission, (typeof contentNames)[number]>>): string {
  return JSON.stringify(contentNames.map((name) => [name, submission[name] ?? ""]));
}
