import {
  eachField,
  type FieldTexts,
  type FormType,
  formFieldsOf,
  namesOf,
  readTexts,
  type SubmissionBody,
  type SubmissionMode,
} from "../index.ts";
import type { Visit } from "./measure-visit.ts";

/** A form's part of the body (spec 7.1). `measureVisit` adds the rest; a time zone that the visitor chose replaces its. */
export type FormRequest = Omit<SubmissionBody, keyof Visit> & Partial<Pick<Visit, "timezone">>;

export function readForm(formType: FormType, form: HTMLFormElement): FieldTexts {
  return readTexts(formType, Object.fromEntries(new FormData(form)));
}

/** Picks the fields that a form sends in a mode; an empty LinkedIn URL is left out (spec 7.1). */
export function requestOf(formType: FormType, mode: SubmissionMode, texts: FieldTexts): FormRequest {
  const request: FormRequest = { formType, mode };
  for (const name of namesOf(formFieldsOf(formType, mode))) {
    if (name !== "linkedinUrl" || texts.linkedinUrl) request[name] = texts[name];
  }
  return request;
}

/** Returns the texts of a request; fields that its form does not send are empty. */
export function textsOf(request: FormRequest): FieldTexts {
  return eachField((name) => request[name] ?? "");
}
