import { isEmail, maxEmailChars } from "./email.ts";
import { completeLinkedinUrl, parseLinkedinUrl } from "./linkedin-url.ts";

/** Everything that forms, parser, store and mails know of a text that a visitor may give. */
export interface Field {
  /** Beside its input and in the owner's mail. */
  label: string;
  /** Type of its input, `text` by default. */
  type?: "email" | "url";
  autocomplete?: string;
  placeholder?: string;
  /** Longest text accepted, in UTF-16 units as `maxlength` counts them. */
  maxChars: number;
  /** Whether line breaks are part of it; they are refused in every other field. */
  isMultiline?: true;
  /** Writes a text the way it is stored; returns a text that it cannot read as it is. */
  complete?: (text: string) => string;
  /** Decides which texts are accepted; `null` accepts all. Control characters and length are checked in any case. */
  check: FieldCheck | null;
}

interface FieldCheck {
  /** Never called with an empty text. */
  accepts: (text: string) => boolean;
  /** Below the field. */
  message: string;
  /** In the alert, where that has other words (decisions: Forms). */
  alert?: string;
}

/**
 * The texts that a visitor may give, in the order of exports (spec 3, decisions: Forms). A new one also needs a form that
 * sends it and a column in the store: neither can be forgotten without a compile error.
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
  /** Start of the slot that is requested: ISO 8601, UTC (decisions: Scheduling). */
  slotStart: {
    label: "Asked-for time",
    maxChars: 24,
    complete: (text) => parseInstant(text) ?? text,
    check: {
      accepts: (text) => parseInstant(text) !== undefined,
      message: "Please choose one of the times on offer",
    },
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof fields;

/** A form's texts, cleaned; empty where nothing was given. */
export type FieldTexts = Record<FieldName, string>;

/** The names of all fields, in their order. */
export const fieldNames = namesOf(fields);

/** Looks a field up by a name that is not known in advance. */
export function fieldOf(name: FieldName): Field {
  return fields[name];
}

/** Makes a text for each field. */
export function eachField(textOf: (name: FieldName) => string): FieldTexts {
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as FieldTexts;
}

/** Lists the names of a record whose type knows no others. */
export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(record) as Name[];
}

/** Reads ISO 8601 in UTC and returns it with milliseconds, as it is stored; `undefined` where the text is none. */
function parseInstant(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text)) return undefined;
  const time = Date.parse(text);
  const instant = Number.isNaN(time) ? "" : new Date(time).toISOString();
  // The 31st of November is read as the first of December.
  return instant.slice(0, 19) === text.slice(0, 19) ? instant : undefined;
}
