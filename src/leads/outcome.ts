import type { FormType, SubmissionMode } from "./form-type.ts";
import type { InputTexts } from "./inputs.ts";
import type { FieldErrors } from "./rules.ts";

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
  values: InputTexts;
  /** Address of the page that first held the form, without the hash; empty where nobody told it. */
  source: string;
}
