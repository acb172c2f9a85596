/** What is asked of a text before it is judged by its form's own rules. */
interface Field {
  /** Longest text taken, in UTF-16 units as `maxlength` counts them. */
  maxChars: number;
  /** Whether line breaks are part of it. */
  isMultiline?: true;
}

/**
 * The texts that a visitor may give, each declared here alone (spec 3, decisions: Forms; e-mail: RFC 5321). What a new one
 * needs beside its line, the compiler asks for: a form that sends it, an input, a column.
 */
export const fields = {
  email: { maxChars: 254 },
  firstName: { maxChars: 200 },
  lastName: { maxChars: 200 },
  company: { maxChars: 200 },
  linkedinUrl: { maxChars: 500 },
  message: { maxChars: 20_000, isMultiline: true },
  /** Start of the call that is asked for: ISO 8601, UTC (decisions: Scheduling). */
  slotStart: { maxChars: 24 },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

/** A form's texts, cleaned; empty where nothing was given. */
export type FieldTexts = Record<FieldName, string>;

/** All fields in their order. */
export const fieldNames = namesOf(fields);

/** A text for each field. */
export function eachField(textOf: (name: FieldName) => string): FieldTexts {
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as FieldTexts;
}

/** The names of a record whose type knows no others. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[];
}
