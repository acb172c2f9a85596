import { checkRules, type FormCheck } from "./check.ts";
import {
  emailValid,
  type FieldTexts,
  linkedinUrlValid,
  messageLongEnough,
  required,
  storable,
} from "./field-rules.ts";
import type { SubmissionMode } from "./form-type.ts";
import { messages } from "./messages.ts";

/** What the contact page and the home page's lead form hold, as typed (spec 3). */
export type PageFormValues = FieldTexts;

const message = required("message", messages.messageRequired);
const formats = [emailValid, messageLongEnough, linkedinUrlValid, ...storable];

const rules = {
  linkedin: [required("linkedinUrl", messages.linkedinUrlRequired), message, ...formats],
  full: [
    required("firstName", messages.firstNameRequired),
    required("lastName", messages.lastNameRequired),
    required("email", messages.emailRequired),
    message,
    ...formats,
  ],
};

/** Checks a form of type `contact` in the specified order; the server judges by the same rules (spec 5). */
export function checkPageForm(values: PageFormValues, mode: SubmissionMode): FormCheck {
  return checkRules(values, rules[mode]);
}
