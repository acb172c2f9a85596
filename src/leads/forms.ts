import type { FieldName, FieldTexts } from "./fields.ts";
import type { FormType, SubmissionMode } from "./form-type.ts";
import { messages } from "./messages.ts";
import {
  checkRules,
  emailValid,
  type FormCheck,
  linkedinUrlValid,
  messageLongEnough,
  type Rule,
  required,
  slotValid,
  storable,
} from "./rules.ts";

/** A form in one of its modes. */
interface FormMode {
  /** The fields that the browser sends (spec 7.1). */
  sends: readonly FieldName[];
  /** What is demanded, in the order of its messages (spec 5). */
  rules: readonly Rule[];
}

const profile = required("linkedinUrl", messages.linkedinUrlRequired);
const email = required("email", messages.emailRequired);
const message = required("message", messages.messageRequired);
const fullName = required("firstName", messages.fullNameRequired);
const formats = [emailValid, linkedinUrlValid, ...storable];
const pageFormats = [emailValid, messageLongEnough, linkedinUrlValid, ...storable];

const schedule = {
  sends: ["firstName", "lastName", "email", "message", "slotStart"],
  rules: [
    required("slotStart", messages.slotRequired),
    slotValid,
    required("firstName", messages.firstNameRequired),
    email,
    ...formats,
  ],
} as const satisfies FormMode;

/** What each form sends and demands, by its mode (spec 5, 7.1). */
export const forms = {
  contact: {
    linkedin: { sends: ["linkedinUrl", "message"], rules: [profile, message, ...pageFormats] },
    full: {
      sends: ["firstName", "lastName", "email", "company", "message"],
      rules: [
        required("firstName", messages.firstNameRequired),
        required("lastName", messages.lastNameRequired),
        email,
        message,
        ...pageFormats,
      ],
    },
  },
  modal: {
    linkedin: { sends: ["linkedinUrl", "message"], rules: [profile, message, ...formats] },
    full: {
      sends: ["firstName", "lastName", "email", "company", "message", "linkedinUrl"],
      rules: [fullName, email, profile, message, ...formats],
    },
  },
  marketSignal: {
    linkedin: { sends: ["linkedinUrl"], rules: [profile, ...formats] },
    full: {
      sends: ["firstName", "lastName", "company", "email"],
      rules: [fullName, required("company", messages.companyRequired), email, ...formats],
    },
  },
  schedule: { linkedin: schedule, full: schedule },
} as const satisfies Record<FormType, Record<SubmissionMode, FormMode>>;

type SentField = (typeof forms)[FormType][SubmissionMode]["sends"][number];
// Does not compile where a field is declared that no form sends.
true satisfies [FieldName] extends [SentField] ? true : false;

/** The fields that a form sends, as the type its inputs are held to. */
export type SentBy<
  Type extends FormType,
  Mode extends SubmissionMode = SubmissionMode,
> = (typeof forms)[Type][Mode]["sends"][number];

/** Checks a form as the browser does; a full name's error stands under `firstName` (spec 5). */
export function checkForm(formType: FormType, mode: SubmissionMode, texts: FieldTexts): FormCheck {
  return checkRules(texts, forms[formType][mode].rules);
}

/**
 * Checks a post on the server. Of the modal it demands less than the browser, because a lead that can be answered is
 * worth more than a complete one: a message, and an e-mail or a profile (spec 7.1).
 */
export function checkPost(formType: FormType, mode: SubmissionMode, texts: FieldTexts): FormCheck {
  if (formType !== "modal") return checkForm(formType, mode, texts);
  return checkRules(texts, [message, answerable, ...formats]);
}

const answerable: Rule = {
  field: "email",
  alert: messages.noWayToAnswer,
  fails: (texts) => !canBeAnswered(texts),
};

/** Whether anybody could answer: the modal silently ignores a submit where this is false (spec 5, decisions: Forms). */
export function canBeAnswered(texts: Pick<FieldTexts, "email" | "linkedinUrl">): boolean {
  return texts.email !== "" || texts.linkedinUrl !== "";
}
