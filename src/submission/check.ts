const fieldNames = [
  "formType",
  "mode",
  "linkedinUrl",
  "firstName",
  "lastName",
  "email",
  "company",
  "message",
] as const;

/** Inputs that can be wrong; a full name's error stands under `firstName`. */
export type FieldName = (typeof fieldNames)[number];

/** Whether a name is one that errors are listed under. */
export function isFieldName(name: string): name is FieldName {
  return fieldNames.some((known) => known === name);
}

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
