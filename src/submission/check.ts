/** Inputs that can be wrong; the report form's full name stands under `firstName`. */
export type FieldName =
  | "formType"
  | "mode"
  | "linkedinUrl"
  | "firstName"
  | "lastName"
  | "email"
  | "company"
  | "message";

/** The message below each failing field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** Result of checking a form: `alert` is the first failing message in the specified order, `null` if all is well. */
export interface FormCheck {
  alert: string | null;
  fields: FieldErrors;
}

/** One demand on one field. `text` stands below the field where it differs from the alert's message. */
export interface Rule<Values> {
  field: FieldName;
  fails: (values: Values) => boolean;
  alert: string;
  text?: string;
}

/** Applies rules in order: the first failure is the alert, the first failure of each field stands below it. */
export function checkRules<Values>(values: Values, rules: readonly Rule<Values>[]): FormCheck {
  const failing = rules.filter((rule) => rule.fails(values));
  const fields: FieldErrors = {};
  for (const rule of failing) fields[rule.field] ??= rule.text ?? rule.alert;
  return { alert: failing[0]?.alert ?? null, fields };
}
