import { checkPageForm, completeLinkedinUrl, type SubmissionMode } from "../../submission/index.ts";
import type { Draft } from "./draft.ts";
import type { PageTexts } from "./page-form-texts.ts";

/** The body of a post of type `contact`, by its mode (spec 7.1). */
export function draftPage(texts: PageTexts, mode: SubmissionMode): Draft {
  const check = checkPageForm(texts, mode);
  const { linkedinUrl = "", firstName = "", lastName = "", email = "", company = "", message = "" } = texts;
  return {
    check,
    given:
      mode === "linkedin"
        ? { formType: "contact", mode, linkedinUrl: completeLinkedinUrl(linkedinUrl), message }
        : { formType: "contact", mode, firstName, lastName, email, company, message },
  };
}
