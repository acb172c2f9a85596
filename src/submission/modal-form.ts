import { checkRules, type FormCheck, type Rule } from "./check.ts";
import { emailValid, type FieldTexts, linkedinUrlValid, required, storable } from "./field-rules.ts";
import type { FormType, SubmissionMode } from "./form-type.ts";
import { splitFullName } from "./full-name.ts";
import { messages } from "./messages.ts";

/** What the modal holds, as typed; `fullName` and `email` in details mode only (spec 4.2, 5). */
export interface ModalFormValues {
  linkedinUrl: string;
  message: string;
  fullName?: string;
  email?: string;
}

const profileAndMessage = [
  required("linkedinUrl", messages.linkedinUrlRequired),
  required("message", messages.messageRequired),
];
const formats = [emailValid, linkedinUrlValid, ...storable];

const rules = {
  linkedin: [...profileAndMessage, ...formats],
  full: [
    required("firstName", messages.fullNameRequired),
    required("email", messages.emailRequired),
    ...profileAndMessage,
    ...formats,
  ],
};

/** Checks the modal as the browser does; the full name's error stands under `firstName` (spec 5). */
export function checkModalForm(values: ModalFormValues, mode: SubmissionMode): FormCheck {
  return checkRules({ ...values, ...splitFullName(values.fullName ?? "") }, rules[mode]);
}

const answerable: Rule<FieldTexts> = {
  field: "email",
  alert: messages.noWayToAnswer,
  fails: (texts) => !canBeAnswered("modal", texts),
};
const postedRules = [required("message", messages.messageRequired), answerable, ...formats];

/**
 * Checks a post of type `modal` on the server. More lenient than the browser, because a lead that can be
 * answered is worth more than a complete one: a message, and an e-mail or a profile (spec 7.1).
 */
export function checkModalPost(values: FieldTexts): FormCheck {
  return checkRules(values, postedRules);
}

/** Whether anybody could answer: the modal silently ignores a submit where this is false (spec 5, decisions: Forms). */
export function canBeAnswered(
  formType: FormType,
  values: Pick<FieldTexts, "email" | "linkedinUrl">,
): boolean {
  return formType === "marketSignal" || Boolean(values.email?.trim() || values.linkedinUrl?.trim());
}
