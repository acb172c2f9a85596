import type { FieldErrors } from "./check.ts";
import type { FormType, SubmissionMode } from "./form-type.ts";

/** Names of the inputs a form may be redrawn with; the last three are the report form's (spec 3). */
export type TypedName =
  | "linkedinUrl"
  | "firstName"
  | "lastName"
  | "email"
  | "company"
  | "message"
  | "fullName"
  | "companyName"
  | "workEmail";

/**
 * What a failed native post hands to the app, so that the page comes back with its errors and everything that
 * was typed. The server hands it to `render`; a page without one draws an empty form.
 */
export interface SubmissionOutcome {
  formType: FormType;
  mode: SubmissionMode;
  /** The alert's text. */
  error: string;
  fields: FieldErrors;
  values: Partial<Record<TypedName, string>>;
  /** Address of the page that first held the form, without the hash; empty where nobody told it. */
  source: string;
}
