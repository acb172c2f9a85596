import type { FieldName, FieldTexts } from "./fields.ts";

export interface FormField {
  /** The message if the field is empty. A field without this message is optional. */
  required?: string;
  /** Minimum number of visible characters, and the message if there are fewer. */
  min?: { chars: number; message: string };
  /** Replaces the field's default input. `null` means no input. */
  input?: FormInput | null;
}

export interface FormInput {
  /** Defaults to the field's name. */
  name?: string;
  label: string;
  autocomplete?: string;
  /** For an input that fills several fields: `split` reads what was typed, and `join` shows the stored values. */
  split?: (text: string) => Partial<FieldTexts>;
  join?: (texts: Partial<FieldTexts>) => string;
}

/** A form's fields in one mode, in the order of the inputs and the error messages. */
export type FormFields = Partial<Record<FieldName, FormField>>;

const optional = {};
const notShown = { input: null };

/** A single input for both names (spec 3, 5). Its errors are reported as `firstName`. */
const fullName = {
  required: "Full name is required",
  input: {
    name: "fullName",
    label: "Full Name",
    autocomplete: "name",
    split: splitFullName,
    join: joinFullName,
  },
};

const linkedinUrl = { required: "LinkedIn URL is required" };
const firstName = { required: "First name is required" };
const email = { required: "Email is required" };
const message = { required: "Message is required" };
const contactMessage = { ...message, min: { chars: 5, message: "Please tell us more about your needs" } };

const schedule = {
  slotStart: { required: "Please choose a time" },
  firstName,
  lastName: optional,
  email,
  message: { input: { label: "What is it about?" } },
};

/** The fields of each form in each mode, with their error messages (spec 5, 7.1). */
export const forms = {
  contact: {
    linkedin: { linkedinUrl, message: contactMessage },
    full: {
      firstName,
      lastName: { required: "Last name is required" },
      email,
      company: optional,
      message: contactMessage,
    },
  },
  modal: {
    linkedin: { linkedinUrl, message },
    full: {
      firstName: fullName,
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
      firstName: fullName,
      lastName: notShown,
      company: {
        required: "Company name is required",
        input: { name: "companyName", label: "Company Name" },
      },
      email: { ...email, input: { name: "workEmail", label: "Work Email" } },
    },
  },
  schedule: { linkedin: schedule, full: schedule },
} as const satisfies Record<string, Record<SubmissionMode, FormFields>>;

/** `linkedin` asks for a profile URL and a message, `full` for a name and an email address (spec 2.4, 7.1). */
export const submissionModes = ["linkedin", "full"] as const;
export type SubmissionMode = (typeof submissionModes)[number];

export type FormType = keyof typeof forms;
export const formTypes = Object.keys(forms) as FormType[];

type SentField = {
  [Type in FormType]: keyof (typeof forms)[Type]["full"] | keyof (typeof forms)[Type]["linkedin"];
}[FormType];
// Doesn't compile if no form sends a declared field.
true satisfies [FieldName] extends [SentField] ? true : false;

/** The forms that ask for a reply, on a page and in the dialog. */
export function isContactForm(formType: FormType): boolean {
  return formType === "contact" || formType === "modal";
}

export function formFieldsOf(formType: FormType, mode: SubmissionMode): FormFields {
  return forms[formType][mode];
}

/** Splits at the first space. A single word becomes the first name, and the last name stays empty (spec 5). */
export function splitFullName(fullName: string): { firstName: string; lastName: string } {
  const name = fullName.trim();
  const space = name.search(/\s/);
  if (space === -1) return { firstName: name, lastName: "" };
  return { firstName: name.slice(0, space), lastName: name.slice(space).trim() };
}

export function joinFullName({ firstName, lastName }: Partial<FieldTexts>): string {
  return [firstName, lastName].filter(Boolean).join(" ");
}
