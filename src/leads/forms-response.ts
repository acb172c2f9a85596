import type { FieldErrors } from "./check-form.ts";
import { fieldNames } from "./fields.ts";

/** The submission is stored; the visitor sees `referenceOf(id)`. */
export interface FormsSuccess {
  ok: true;
  id: string;
  /** Token of the booking, where one was requested and the request is not in quarantine. */
  booking?: string;
  /** With status 200: no mail will be sent, as with 202 (quarantine). */
  isHeld?: true;
}

/** The submission is not stored; `error` is a sentence for the visitor, `fields` comes only with status 422 and 409. */
export interface FormsFailure {
  ok: false;
  error: string;
  fields?: FieldErrors;
}

/** Body of every response of `/api/forms` (spec: HTTP contract). */
export type FormsResponse = FormsSuccess | FormsFailure;

/**
 * Reads the body in the browser; returns `undefined` where something else responded, such as a proxy. By hand: Valibot
 * would be the largest part of every form.
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
  // In the order of the response: the first is the field of the alert.
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
