import type { FieldTexts } from "./fields.ts";
import type { FormType, SubmissionMode } from "./form-type.ts";

/** What the browser tells beside the fields, with its longest text in UTF-16 units (spec 3, 7.1). */
export const measurements = {
  /** Address of the page that held the form, without the hash. */
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

/** A sent form, cleaned and checked (spec 3). Every text is there; empty where nothing was given. */
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
