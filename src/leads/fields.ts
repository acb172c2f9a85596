import { isEmail, maxEmailChars } from "./email.ts";
import { completeLinkedinUrl, parseLinkedinUrl } from "./linkedin-url.ts";

/** A field that a visitor can fill in, as forms, parser, store and mails know it. */
export interface Field {
  /** Label of its input and of its line in the owner's mail. */
  label: string;
  /** Type of its input, `text` by default. */
  type?: "email" | "tel" | "url";
  autocomplete?: string;
  placeholder?: string;
  /** Longest text accepted, in UTF-16 units as `maxlength` counts them. */
  maxChars: number;
  /** Line breaks are allowed; every other field refuses them. */
  isMultiline?: true;
  /** Normalizes a text for the store; returns a text that it cannot read unchanged. */
  complete?: (text: string) => string;
  /** Decides which texts are accepted; `null` accepts all. Control characters and length are always checked. */
  check: FieldCheck | null;
}

interface FieldCheck {
  /** Never called with an empty text. */
  accepts: (text: string) => boolean;
  /** Shown below the field. */
  message: string;
  /** Shown in the alert, where its wording differs (spec: Forms). */
  alert?: string;
}

/**
 * All fields, in the order of exports (spec 3; spec: Forms). Without a form that sends it, a new field does not compile;
 * without a migration for its column, a test fails.
 */
export const fields = {
  email: {
    label: "Email",
    type: "email",
    autocomplete: "email",
    maxChars: maxEmailChars,
    check: {
      accepts: isEmail,
      message: "Please enter a valid email",
      alert: "Please enter a valid email address",
    },
  },
  firstName: { label: "First Name", autocomplete: "given-name", maxChars: 200, check: null },
  lastName: { label: "Last Name", autocomplete: "family-name", maxChars: 200, check: null },
  company: { label: "Company", autocomplete: "organization", maxChars: 200, check: null },
  linkedinUrl: {
    label: "LinkedIn URL",
    type: "url",
    autocomplete: "url",
    placeholder: "linkedin.com/in/your-name",
    maxChars: 500,
    complete: completeLinkedinUrl,
    check: {
      accepts: (text) => parseLinkedinUrl(text) !== undefined,
      message: "Please enter a valid LinkedIn URL",
    },
  },
  message: { label: "Message", maxChars: 20_000, isMultiline: true, check: null },
  /** Start of the slot that is requested: ISO 8601, UTC (spec: Scheduling). */
  slotStart: {
    label: "Requested time",
    maxChars: 24,
    complete: (text) => parseInstant(text) ?? text,
    check: {
      accepts: (text) => parseInstant(text) !== undefined,
      message: "Please choose one of the times on offer",
    },
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

/** The cleaned texts of a form; empty where nothing was given. */
export type FieldTexts = Record<FieldName, string>;

/** The names of all fields, in order. */
export const fieldNames = namesOf(fields);

/** Looks up a field by name. */
export function fieldOf(name: FieldName): Field {
  return fields[name];
}

/** Builds a record with a text for each field. */
export function eachField(textOf: (name: FieldName) => string): FieldTexts {
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as FieldTexts;
}

/** Lists the keys of a record, typed. */
export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(record) as Name[];
}

/** Parses an ISO 8601 time in UTC and returns it with milliseconds, as it is stored. */
function parseInstant(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text)) return undefined;
  const time = Date.parse(text);
  const instant = Number.isNaN(time) ? "" : new Date(time).toISOString();
  // `Date` reads November 31 as December 1.
  return instant.slice(0, 19) === text.slice(0, 19) ? instant : undefined;
}
