import type { Rule } from "./check.ts";
import { cleanLine, cleanMessage, hasUnusableCharacters } from "./clean-text.ts";
import { isEmail } from "./email.ts";
import { maxChars, minMessageChars } from "./limits.ts";
import { parseLinkedinUrl } from "./linkedin-url.ts";
import { messages, tooLongMessage } from "./messages.ts";

/** Texts of a form by field; a field that a form does not have is left out. */
export type FieldTexts = Partial<Record<keyof typeof maxChars, string>>;

type TextRule = Rule<FieldTexts>;

/** The field must hold something beside white space. */
export function required(field: keyof FieldTexts, alert: string): TextRule {
  return { field, alert, fails: (texts) => textOf(texts, field) === "" };
}

/** A message that is there must say something: five characters, emoji counted as one (spec 5, 9). */
export const messageLongEnough: TextRule = {
  field: "message",
  alert: messages.messageTooShort,
  fails: (texts) => {
    const message = textOf(texts, "message");
    return message !== "" && message.length < 2 * minMessageChars && [...message].length < minMessageChars;
  },
};

/** An e-mail that is there must be one; the alert and the field have different words (decisions: Forms). */
export const emailValid: TextRule = {
  field: "email",
  alert: messages.emailInvalidAlert,
  text: messages.emailInvalidField,
  fails: (texts) => textOf(texts, "email") !== "" && !isEmail(textOf(texts, "email")),
};

/** A profile address that is there must lead to LinkedIn. */
export const linkedinUrlValid: TextRule = {
  field: "linkedinUrl",
  alert: messages.linkedinUrlInvalid,
  fails: (texts) => textOf(texts, "linkedinUrl") !== "" && !parseLinkedinUrl(textOf(texts, "linkedinUrl")),
};

const lineFields = ["firstName", "lastName", "company"] as const;
const longFields = [...lineFields, "linkedinUrl", "message"] as const;

/** What holds for every form after its own demands: no control characters in lines, nothing over its limit. */
export const storable: readonly TextRule[] = [
  ...lineFields.map((field) => ({
    field,
    alert: messages.unusableCharacters,
    fails: (texts: FieldTexts) => hasUnusableCharacters(textOf(texts, field)),
  })),
  ...longFields.map((field) => ({
    field,
    alert: tooLongMessage(maxChars[field]),
    fails: (texts: FieldTexts) => textOf(texts, field).length > maxChars[field],
  })),
];

function textOf(texts: FieldTexts, field: keyof FieldTexts): string {
  const text = texts[field] ?? "";
  return field === "message" ? cleanMessage(text) : cleanLine(text);
}
