import type { FieldErrors } from "./check-form.ts";
import { type FieldTexts, fieldNames } from "./fields.ts";
import type { FormType, SubmissionMode } from "./forms.ts";

/** What the browser sends beside the fields, with the longest text in UTF-16 units (spec 3, 7.1). */
export const measurements = {
  /** URL of the page that contains the form, without the hash. */
  source: 2_000,
  sourcePath: 2_000,
  signalSlug: 120,
  /** Width x height in pixels. */
  screenSize: 32,
  devicePixelRatio: 16,
  browserLanguage: 40,
  timezone: 64,
} as const;

export type MeasurementName = keyof typeof measurements;

/** A form that was posted, cleaned and checked (spec 3). Every text is there; empty where nothing was given. */
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
  /** The honeypot; always empty, because a filled one is never sent. */
  website: "";
}

type MeasuredText = Exclude<MeasurementName, "devicePixelRatio" | "signalSlug">;

/** A native post that was refused: the server passes it to `render`, and the page shows its form again. */
export interface RefusedSubmission {
  formType: FormType;
  mode: SubmissionMode;
  /** The alert's text. */
  error: string;
  fields: FieldErrors;
  /** What was typed. */
  values: Partial<FieldTexts>;
  /** URL of the page that first contained the form, without the hash; empty where nobody sent it. */
  source: string;
}

const contentNames = (["formType", "mode", "signalSlug", ...fieldNames] as const).slice().sort();

/**
 * What makes two submissions the same request: the form, the fields and the signal, and nothing that the browser
 * measures, not even the time zone. The browser keeps its idempotency key while this stays the same; the server
 * compares it for replays, double clicks and repeated bookings (decisions: HTTP contract, Scheduling).
 */
export function contentOf(submission: Partial<Pick<Submission, (typeof contentNames)[number]>>): string {
  return JSON.stringify(contentNames.map((name) => [name, submission[name] ?? ""]));
}
