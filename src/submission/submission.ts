import type { FormType, SubmissionMode } from "./form-type.ts";

/** A sent form, cleaned and checked (spec 3). Every text is there; empty where nothing was given. */
export interface Submission {
  formType: FormType;
  mode: SubmissionMode;
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  /** Complete with its scheme. */
  linkedinUrl: string;
  message: string;
  /** Address of the page that held the form, without the hash. */
  source: string;
  sourcePath: string;
  signalSlug: string;
  /** Width x height in pixels. */
  screenSize: string;
  devicePixelRatio: string;
  browserLanguage: string;
  timezone: string;
}
