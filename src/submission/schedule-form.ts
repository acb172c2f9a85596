import { checkRules, type FormCheck } from "./check.ts";
import { emailValid, type FieldTexts, linkedinUrlValid, required, storable } from "./field-rules.ts";
import { messages } from "./messages.ts";

/** What the scheduling dialog holds beside the slot: name, e-mail, optional note (decisions: Forms). */
export type ScheduleFormValues = FieldTexts;

const rules = [
  required("firstName", messages.fullNameRequired),
  required("email", messages.emailRequired),
  emailValid,
  linkedinUrlValid,
  ...storable,
];

/** Checks a form of type `schedule`: a calendar invitation needs a name and an e-mail address. */
export function checkScheduleForm(values: ScheduleFormValues): FormCheck {
  return checkRules(values, rules);
}
