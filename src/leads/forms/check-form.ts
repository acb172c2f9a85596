import { type FieldName, type FieldTexts, fieldNames, fieldOf, namesOf } from "./fields.ts";
import {
  type FormField,
  type FormFields,
  type FormType,
  formFieldsOf,
  type SubmissionMode,
} from "./forms.ts";
import { hasUnusableCharacters, visiblePart } from "./read-texts.ts";

/** The fields that can have an error. Errors in the full name are reported as `firstName`. */
type ErrorName = FieldName | "formType" | "mode";

/** The messages below invalid fields. The first field is the one that the alert is about, and gets focus. */
export type FieldErrors = Partial<Record<ErrorName, string>>;

/** `alert` is the first error message in the form's order, or `null` if there is none. */
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

/** Validates like the browser: first for missing fields, then for invalid ones (spec 5). */
export function checkForm(formType: FormType, mode: SubmissionMode, texts: FieldTexts): FormCheck {
  return checkFields(formFieldsOf(formType, mode), texts);
}

/** Returns whether we could reply. If we couldn't, the modal ignores a click on its button (spec 5; spec: Forms). */
export function canBeAnswered(texts: Pick<FieldTexts, "email" | "linkedinUrl">): boolean {
  return texts.email !== "" || texts.linkedinUrl !== "";
}

export function acceptedOrEmpty(field: FieldName, text: string): string {
  return text === "" || findProblem(field, text) ? "" : text;
}

/** Validates all fields, including those that have no input in the form, because they would also be stored. */
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

/** Lists the required fields that are empty. */
export function listBlank(fields: FormFields, texts: Partial<FieldTexts>): FieldName[] {
  return namesOf(fields).filter((name) => fields[name]?.required !== undefined && !texts[name]);
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

/** Counts an emoji as one character, although it takes two UTF-16 units. */
function hasVisibleChars(text: string, chars: number): boolean {
  const visible = visiblePart(text);
  return visible.length >= 2 * chars || [...visible].length >= chars;
}

/** Avoids `toLocaleString`, which would first load locale data: 60 ms on a slow phone when a visitor opens a form. */
function tooLongMessage(chars: number): string {
  return `Please use at most ${String(chars).replace(/\B(?=(?:\d{3})+$)/g, ",")} characters`;
}
