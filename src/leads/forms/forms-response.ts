import type { FieldErrors } from "./check-form.ts";
import { fieldNames } from "./fields.ts";

/** Response header with the token with which the sender of a contact form can book a call by choosing a time. */
export const callTokenHeader = "Call-Token";

export interface FormsSuccess {
  ok: true;
  /** The lead's id. The visitor sees `referenceOf(id)`. */
  id: string;
  /** The booking token if a call was requested and the lead isn't quarantined. */
  booking?: string;
  /** The lead isn't quarantined (status 200), but no email will be sent. */
  isHeld?: true;
}

/** A response to a submission that wasn't stored. */
interface FormsFailure {
  ok: false;
  /** An error message for the visitor. */
  error: string;
  /** Only sent with status 422 or 409. */
  fields?: FieldErrors;
}

/** Body of all JSON responses from `/api/forms` (spec: HTTP contract). Native posts get a redirect or a page. */
type FormsResponse = FormsSuccess | FormsFailure;

/**
 * Returns `undefined` if the response came from something else, such as a proxy. Doesn't use Valibot, which would be
 * the largest part of every form's code.
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
  // Preserve the order, because the first field is the one that the alert is about.
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
