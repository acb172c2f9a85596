import {
  checkForm,
  type FormCheck,
  type FormType,
  forms,
  type InputTexts,
  readInputs,
  type SubmissionMode,
  toFields,
} from "../index.ts";
import type { Given } from "./send.ts";

/** What a form is about to send, and what the rules say of it. */
export interface Draft {
  check: FormCheck;
  given: Given;
}

/** What a form's inputs hold now. */
export function readForm(form: HTMLFormElement): InputTexts {
  return readInputs(Object.fromEntries(new FormData(form)));
}

/** The part of a post that the visitor gave: the fields of its form and mode; no empty LinkedIn address (spec 7.1). */
export function draft(formType: FormType, mode: SubmissionMode, inputs: InputTexts): Draft {
  const texts = toFields(inputs);
  const given: Given = { formType, mode };
  for (const name of forms[formType][mode].sends) {
    if (name !== "linkedinUrl" || texts.linkedinUrl) given[name] = texts[name];
  }
  return { check: checkForm(formType, mode, texts), given };
}
