import { hasUnusableCharacters, visiblePart } from "./clean-text.ts";
import { isEmail } from "./email.ts";
import { type FieldName, type FieldTexts, fieldNames, fields } from "./fields.ts";
import { parseLinkedinUrl } from "./linkedin-url.ts";
import { messages, tooLongMessage } from "./messages.ts";

/** What can be wrong; a full name's error stands under `firstName`. */
export type ErrorName = FieldName | "formType" | "mode";

/** The message below each failing field. */
export type FieldErrors = Partial<Record<ErrorName, string>>;

/** Result of checking a form: `alert` is the first failing message in the specified order, `null` if all is well. */
export interface FormCheck {
  alert: string | null;
  fields: FieldErrors;
}

/** One demand on one field. `text` stands below the field where it differs from the alert's message. */
export interface Rule {
  field: FieldName;
  fails: (texts: FieldTexts) => boolean;
  alert: string;
  text?: string;
}

/** Fewest characters of a message on the contact form (spec 9). */
const minMessageChars = 5;

/** Applies rules in order: the first failure is the alert, the first failure of each field stands below it. */
export function checkRules(texts: FieldTexts, rules: readonly Rule[]): FormCheck {
  const failing = rules.filter((rule) => rule.fails(texts));
  const errors: FieldErrors = {};
  for (const rule of failing) errors[rule.field] ??= rule.text ?? rule.alert;
  return { alert: failing[0]?.alert ?? null, fields: errors };
}

/** The field must hold something that can be seen. */
export function required(field: FieldName, alert: string): Rule {
  return { field, alert, fails: (texts) => texts[field] === "" };
}

/** A message that is there must say something: five visible characters, emoji counted as one (spec 5, 9). */
export const messageLongEnough: Rule = {
  field: "message",
  alert: messages.messageTooShort,
  fails: ({ message }) => {
    const visible = visiblePart(message);
    return visible !== "" && visible.length < 2 * minMessageChars && [...visible].length < minMessageChars;
  },
};

/** An e-mail that is there must be one; the alert and the field have different words (decisions: Forms). */
export const emailValid: Rule = {
  field: "email",
  alert: messages.emailInvalidAlert,
  text: messages.emailInvalidField,
  fails: ({ email }) => email !== "" && !isEmail(email),
};

/** A profile address that is there must lead to LinkedIn. */
export const linkedinUrlValid: Rule = {
  field: "linkedinUrl",
  alert: messages.linkedinUrlInvalid,
  fails: ({ linkedinUrl }) => linkedinUrl !== "" && !parseLinkedinUrl(linkedinUrl),
};

/** A time that is there must be one; whether it is free the server tells (decisions: Scheduling). */
export const slotValid: Rule = {
  field: "slotStart",
  alert: messages.slotUnknown,
  fails: ({ slotStart }) => slotStart !== "" && parseInstant(slotStart) === undefined,
};

/** Rules of every form after its own: no control characters in any single-line field, nothing over its limit. */
export const storable: readonly Rule[] = [
  ...fieldNames
    .filter((name) => !("isMultiline" in fields[name]))
    .map((field) => ({
      field,
      alert: messages.unusableCharacters,
      fails: (texts: FieldTexts) => hasUnusableCharacters(texts[field]),
    })),
  // An e-mail that is too long is none, and has its message.
  ...fieldNames
    .filter((name) => name !== "email")
    .map((field) => ({
      field,
      alert: tooLongMessage(fields[field].maxChars),
      fails: (texts: FieldTexts) => texts[field].length > fields[field].maxChars,
    })),
];

/** The moment that a text names as ISO 8601 in UTC, in the one form that is stored; `undefined` where it names none. */
export function parseInstant(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text)) return undefined;
  const time = Date.parse(text);
  const instant = Number.isNaN(time) ? "" : new Date(time).toISOString();
  // The 31st of November is read as the first of December.
  return instant.slice(0, 19) === text.slice(0, 19) ? instant : undefined;
}
