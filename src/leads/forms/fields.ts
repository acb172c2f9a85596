import { isEmail, maxEmailChars } from "#platform/email.ts";
import { parseUrl } from "#platform/parse-url.ts";

export interface Field {
  /** Used for the input and in the owner's email. */
  label: string;
  /** The input type. The default is `text`. */
  type?: "email" | "url";
  autocomplete?: string;
  placeholder?: string;
  /** In UTF-16 units, as `maxlength` counts them. */
  maxChars: number;
  /** Allows line breaks, which all other fields reject. */
  isMultiline?: true;
  /** Normalizes a valid value for the store and returns any other value unchanged. */
  complete?: (text: string) => string;
  /** `null` accepts any value. Control characters and length are always checked. */
  check: FieldCheck | null;
}

interface FieldCheck {
  /** Never called with an empty string. */
  accepts: (text: string) => boolean;
  /** Shown below the field. */
  message: string;
  /** Shown in the alert instead of `message` (spec: Forms). */
  alert?: string;
}

/**
 * All fields, in the order used by exports (spec 3; spec: Forms). If you add a field, the code doesn't compile until a
 * form sends it, and a test fails until a migration adds its column.
 */
export const fields = {
  email: {
    label: "Email",
    type: "email",
    autocomplete: "email",
    maxChars: maxEmailChars,
    complete: (text) => text.normalize(),
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
    complete: (text) => parseLinkedinUrl(text) ?? text.trim(),
    check: {
      accepts: (text) => parseLinkedinUrl(text) !== undefined,
      message: "Please enter a valid LinkedIn URL",
    },
  },
  message: { label: "Message", maxChars: 20_000, isMultiline: true, check: null },
  /** Start of the requested slot: ISO 8601, UTC (spec: Scheduling). */
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

/** A form's cleaned text fields. A field that wasn't filled in is an empty string. */
export type FieldTexts = Record<FieldName, string>;

export const fieldNames = namesOf(fields);

export function fieldOf(name: FieldName): Field {
  return fields[name];
}

export function eachField(textOf: (name: FieldName) => string): FieldTexts {
  return Object.fromEntries(fieldNames.map((name) => [name, textOf(name)])) as FieldTexts;
}

export function namesOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(record) as Name[];
}

/** Adds milliseconds to an ISO 8601 time in UTC, because stored times have them. */
function parseInstant(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text)) return undefined;
  const time = Date.parse(text);
  const instant = Number.isNaN(time) ? "" : new Date(time).toISOString();
  // `Date` would read November 31 as December 1.
  return instant.slice(0, 19) === text.slice(0, 19) ? instant : undefined;
}

const scheme = /^[a-z][a-z\d+.-]*:\/\//i;

/** Accepts any http(s) URL on linkedin.com or a subdomain, with or without a scheme (spec: Forms). */
function parseLinkedinUrl(text: string): string | undefined {
  const typed = text.trim();
  const url = parseUrl(scheme.test(typed) ? typed : `https://${typed.replace(/^\/\//, "")}`);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  if (url.username || url.password) return undefined;
  if (url.hostname !== "linkedin.com" && !url.hostname.endsWith(".linkedin.com")) return undefined;
  return url.href;
}
