import type { SubmissionMode } from "../../submission/index.ts";
import { type PageFieldName, pageFieldNames } from "./page-form-fields.tsx";
import { readText } from "./read-text.ts";

/** What was typed into the page form, as far as it is known. */
export type PageTexts = Partial<Record<PageFieldName, string>>;

const namesOf: Record<SubmissionMode, readonly PageFieldName[]> = {
  linkedin: ["linkedinUrl", "message"],
  full: pageFieldNames.filter((name) => name !== "linkedinUrl"),
};

/** Reads the fields of one mode, so that those of the other are not lost by switching. */
export function readPageTexts(form: HTMLFormElement, mode: SubmissionMode): PageTexts {
  const texts: PageTexts = {};
  for (const name of namesOf[mode]) texts[name] = readText(form, name);
  return texts;
}
