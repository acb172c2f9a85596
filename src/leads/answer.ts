import type { FieldErrors } from "./rules.ts";

/** A submission is stored; `referenceOf(id)` is what the visitor sees. */
export interface FormsSuccess {
  ok: true;
  id: string;
  /** Token of the booked call, where one was asked for and is not in quarantine. */
  booking?: string;
  /** With status 200: no mail is on its way, as with 202 (quarantine). */
  isHeld?: true;
}

/** A submission is not stored; `error` is a sentence for the visitor, `fields` stands with status 422 only. */
export interface FormsFailure {
  ok: false;
  error: string;
  fields?: FieldErrors;
}

/** Body of every answer of `/api/forms` (decisions: HTTP contract). */
export type FormsAnswer = FormsSuccess | FormsFailure;
