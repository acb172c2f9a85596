import { cleanLine } from "./clean-text.ts";
import type { FieldName, FieldTexts } from "./fields.ts";

/** A form's rules for one of its fields, and the input that fills it. */
export interface FormField {
  /** The message where the field is empty. A field without one is optional. */
  required?: string;
  /** Minimum number of visible characters (an emoji counts as one), and the message for fewer. */
  min?: { chars: number; message: string };
  /** Replaces the field's own input; `null`: the form shows none. */
  input?: FormInput | null;
}

/** An input that differs from its field's default. */
export interface FormInput {
  /** Defaults to the field's name. */
  name?: string;
  label: string;
  autocomplete?: string;
  /** For an input that fills several fields: splits what was typed, and joins the texts to show them. */
  split?: (text: string) => Partial<FieldTexts>;
  join?: (texts: Partial<FieldTexts>) => string;
}

/** The fields of a form in one of its modes, in the order of its inputs and messages. */
export type FormFields = Partial<Record<FieldName, FormField>>;

const required = (message: string, changes: Omit<FormField, "required"> = {}) => ({
  required: message,
  ...changes,
});
const optional = {};
const notShown = { input: null };

/** One input for both names (spec 3, 5); its errors are shown under `firstName`. */
const fullName = {
  input: {
    name: "fullName",
    label: "Full Name",
    autocomplete: "name",
    split: splitFullName,
    join: joinFullName,
  },
};

const linkedinUrl = required("LinkedIn URL is required");
const email = required("Email is required");
const message = required("Message is required");
const contactMessage = required("Message is required", {
  min: { chars: 5, message: "Please tell us more about your needs" },
});

const schedule = {
  slotStart: required("Please choose a time"),
  firstName: required("First name is required"),
  lastName: optional,
  email,
  message: { input: { label: "What is it about?" } },
};

/** All forms: for each mode the fields, which of them are required, and the messages (spec 5, 7.1). */
export const forms = {
  contact: {
    linkedin: { linkedinUrl, message: contactMessage },
    full: {
      firstName: required("First name is required"),
      lastName: required("Last name is required"),
      email,
      company: optional,
      message: contactMessage,
    },
  },
  modal: {
    linkedin: { linkedinUrl, message },
    full: {
      firstName: required("Full name is required", fullName),
      lastName: notShown,
      email,
      company: notShown,
      linkedinUrl,
      message,
    },
  },
  marketSignal: {
    linkedin: { linkedinUrl },
    full: {
      firstName: required("Full name is required", fullName),
      lastName: notShown,
      company: required("Company name is required", {
        input: { name: "companyName", label: "Company Name" },
      }),
      email: required("Email is required", { input: { name: "workEmail", label: "Work Email" } }),
    },
  },
  schedule: { linkedin: schedule, full: schedule },
} as const satisfies Record<string, Record<SubmissionMode, FormFields>>;

/** `linkedin`: a profile URL and a message; `full`: name and e-mail (spec 2.4, 7.1). */
export const submissionModes = ["linkedin", "full"] as const;
export type SubmissionMode = (typeof submissionModes)[number];

/** The forms whose posts `/api/forms` accepts (spec 3; spec: Forms). */
export type FormType = keyof typeof forms;
export const formTypes = Object.keys(forms) as FormType[];

/** The fields that a form sends. */
export type SentBy<
  Type extends FormType,
  Mode extends SubmissionMode = SubmissionMode,
> = (typeof forms)[Type][Mode] extends infer Row ? keyof Row & FieldName : never;

type SentField = { [Type in FormType]: SentBy<Type, "full"> | SentBy<Type, "linkedin"> }[FormType];
// Does not compile where a field is declared that no form sends.
true satisfies [FieldName] extends [SentField] ? true : false;

export function formFieldsOf(formType: FormType, mode: SubmissionMode): FormFields {
  return forms[formType][mode];
}

/** Splits at the first space; a single word is the first name and the last name stays empty (spec 5). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const name = fullName.trim();
  const space = name.search(/\s/);
  if (space === -1) return { firstName: name, lastName: "" };
  return { firstName: cleanLine(name.slice(0, space)), lastName: cleanLine(name.slice(space)) };
}

export function joinFullName({
  firstName,
  lastName,
}: {
  firstName?: string | undefined;
  lastName?: string | undefined;
}): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
