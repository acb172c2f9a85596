import { hasUnusableCharacters, visiblePart } from "./clean-text.ts";
import { type FieldName, type FieldTexts, fieldNames, fieldOf, namesOf } from "./fields.ts";
import {
  type FormField,
  type FormFields,
  type FormType,
  formFieldsOf,
  type SubmissionMode,
} from "./forms.ts";

/** Names under which errors are reported; an error of the full name is under `firstName`. */
export type ErrorName = FieldName | "formType" | "mode";

/** The message below each invalid field. The first is the field of the alert, which takes the focus. */
export type FieldErrors = Partial<Record<ErrorName, string>>;

/** Result of checking a form: `alert` is the first error message in the form's order, `null` where there is none. */
export interface FormCheck {
  alert: string | null;
  fields: FieldErrors;
}

const unusableCharacters = "Please remove line breaks and control characters";

interface Problem {
  field: FieldName;
  message: string;
  alert?: string | undefined;
}

/** Checks a form as the browser does: missing fields first, then invalid ones (spec 5). */
export function checkForm(formType: FormType, mode: SubmissionMode, texts: FieldTexts): FormCheck {
  return checkFields(formFieldsOf(formType, mode), texts);
}

/** Returns whether a reply is possible: the modal ignores a submit where this is false (spec 5; spec: Forms). */
export function canBeAnswered(texts: Pick<FieldTexts, "email" | "linkedinUrl">): boolean {
  return texts.email !== "" || texts.linkedinUrl !== "";
}

/** Returns a text if its field accepts it, else an empty text. */
export function acceptedOrEmpty(field: FieldName, text: string): string {
  return text === "" || findProblem(field, text) ? "" : text;
}

/** Checks all texts, even those without an input in the form: whatever is posted may be stored. */
export function checkFields(form: FormFields, texts: FieldTexts): FormCheck {
  const names = [...new Set([...namesOf(form), ...fieldNames])];
  const problems = [
    ...namesOf(form).map((name) => (texts[name] ? undefined : findMissing(name, form[name]))),
    ...names.map((name) => (texts[name] ? findProblem(name, texts[name], form[name]) : undefined)),
  ].filter((problem) => problem !== undefined);
  const errors: FieldErrors = {};
  for (const { field, message } of problems) errors[field] = message;
  const [first] = problems;
  return { alert: first ? (first.alert ?? first.message) : null, fields: errors };
}

function findMissing(field: FieldName, { required }: FormField = {}): Problem | undefined {
  return required === undefined ? undefined : { field, message: required };
}

function findProblem(name: FieldName, text: string, { min }: FormField = {}): Problem | undefined {
  const { check, isMultiline, maxChars } = fieldOf(name);
  if (check && !check.accepts(text)) return { field: name, message: check.message, alert: check.alert };
  if (min && !hasVisibleChars(text, min.chars)) return { field: name, message: min.message };
  if (!isMultiline && hasUnusableCharacters(text)) return { field: name, message: unusableCharacters };
  return text.length > maxChars ? { field: name, message: tooLongMessage(maxChars) } : undefined;
}

/** An emoji counts as one character, though it takes two UTF-16 units. */
function hasVisibleChars(text: string, chars: number): boolean {
  const visible = visiblePart(text);
  return visible.length >= 2 * chars || [...visible].length >= chars;
}

/** Not `toLocaleString`: it loads its locale data first, 60 ms on a slow phone, just when a visitor opens a form. */
function tooLongMessage(chars: number): string {
  return `Please use at most ${String(chars).replace(/\B(?=(?:\d{3})+$)/g, ",")} characters`;
}
