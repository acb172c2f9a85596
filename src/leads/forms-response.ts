import type { FieldErrors } from "./check-form.ts";
import { fieldNames } from "./fields.ts";

export interface FormsSuccess {
  ok: true;
  /** Of the lead; the visitor sees `referenceOf(id)`. */
  id: string;
  /** Token of the booking, if one was requested and the lead is not quarantined. */
  booking?: string;
  /** With status 200: no mail will be sent, as with 202 (quarantined). */
  isHeld?: true;
}

/** Nothing was stored. */
export interface FormsFailure {
  ok: false;
  /** A sentence for the visitor. */
  error: string;
  /** Only with status 422 and 409. */
  fields?: FieldErrors;
}

/** Body of every response of `/api/forms` (spec: HTTP contract). */
export type FormsResponse = FormsSuccess | FormsFailure;

/**
 * Returns `undefined` if something else responded, such as a proxy. Without Valibot, which would be the largest part of
 * every form.
 */
export function readFormsResponse(body: string): FormsResponse | undefined {
  const { ok, id, booking, isHeld, error, fields } = parseObject(body);
  if (ok === true) {
    return {
      ok,
      id: typeof id === "string" ? id : "",
      ...(typeof booking === "string" && booking && { booking }),
      ...(isHeld === true && { isHeld }),
    };
  }
  if (typeof error !== "string") return undefined;
  const errors: FieldErrors = {};
  // Keeps the order: the first is the alert's field.
  for (const [name, text] of Object.entries(isObject(fields) ? fields : {})) {
    const field = fieldNames.find((known) => known === name);
    if (field && typeof text === "string") errors[field] = text;
  }
  return { ok: false, error, fields: errors };
}

function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
