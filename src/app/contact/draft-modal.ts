import {
  canBeAnswered,
  checkModalForm,
  completeLinkedinUrl,
  type ModalFormValues,
  splitFullName,
} from "../../submission/index.ts";
import type { ContactTab } from "./contact-request.ts";
import type { Draft } from "./draft.ts";

/** The body of a post of type `modal`; null where nobody could answer, which is ignored (spec 4.2, 5, 7.1). */
export function draftModal(typed: Required<ModalFormValues>, tab: ContactTab): Draft | null {
  if (!canBeAnswered("modal", typed)) return null;
  const { fullName, email, message } = typed;
  const linkedinUrl = completeLinkedinUrl(typed.linkedinUrl);
  const isLinkedin = tab === "linkedin" || (linkedinUrl !== "" && email.trim() === "");
  return {
    check: checkModalForm(typed, isLinkedin ? "linkedin" : "full"),
    given: isLinkedin
      ? { formType: "modal", mode: "linkedin", linkedinUrl, message }
      : {
          formType: "modal",
          mode: "full",
          ...splitFullName(fullName),
          email,
          company: "",
          message,
          ...(linkedinUrl && { linkedinUrl }),
        },
  };
}
