import { completeLinkedinUrl, type SubmissionMode } from "../../submission/index.ts";
import { type PageFieldName, pageFieldNames } from "./page-form-fields.tsx";
import { readText } from "./read-text.ts";
import type { Given } from "./send.ts";

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

/** The body of a post of type `contact`, by its mode (spec 7.1). */
export function toContactGiven(texts: PageTexts, mode: SubmissionMode): Given {
  const message = texts.message ?? "";
  if (mode === "linkedin") {
    return { formType: "contact", mode, linkedinUrl: completeLinkedinUrl(texts.linkedinUrl ?? ""), message };
  }
  const { firstName = "", lastName = "", email = "", company = "" } = texts;
  return { formType: "contact", mode, firstName, lastName, email, company, message };
}
