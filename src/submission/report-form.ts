import { checkRules, type FormCheck } from "./check.ts";
import { emailValid, type FieldTexts, linkedinUrlValid, required, storable } from "./field-rules.ts";
import type { SubmissionMode } from "./form-type.ts";
import { splitFullName } from "./full-name.ts";
import { messages } from "./messages.ts";

/** The report request, as typed (spec 3). */
export interface ReportFormValues {
  fullName: string;
  companyName: string;
  workEmail: string;
}

const formats = [emailValid, linkedinUrlValid, ...storable];
const rules = {
  linkedin: [required("linkedinUrl", messages.linkedinUrlRequired), ...formats],
  full: [
    required("firstName", messages.fullNameRequired),
    required("company", messages.companyRequired),
    required("email", messages.emailRequired),
    ...formats,
  ],
};

/** Checks the report form; errors stand under `firstName`, `company` and `email` as in the post (spec 5). */
export function checkReportForm(values: ReportFormValues): FormCheck {
  return checkReportPost(
    { ...splitFullName(values.fullName), company: values.companyName, email: values.workEmail },
    "full",
  );
}

/** Checks a post of type `marketSignal`: all that the report needs to be mailed, or a profile in mode linkedin. */
export function checkReportPost(values: FieldTexts, mode: SubmissionMode): FormCheck {
  return checkRules(values, rules[mode]);
}
