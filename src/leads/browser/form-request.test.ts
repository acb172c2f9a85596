import { describe, expect, it } from "vitest";
import { checkForm, type FormType, readTexts, type SubmissionMode } from "../index.ts";
import { requestOf } from "./form-request.ts";

const message = "Can you audit our funnel?";
const profile = "https://www.linkedin.com/in/asha";

/** Returns the request that a form makes of typed texts, and the result of the browser's check. */
function prepare(formType: FormType, mode: SubmissionMode, typed: Record<string, string>) {
  const texts = readTexts(formType, typed);
  return { check: checkForm(formType, mode, texts), request: requestOf(formType, mode, texts) };
}

describe("the modal's request (spec 4.2, 5, 7.1)", () => {
  it("contains only the profile and the message in mode linkedin, whatever else was typed", () => {
    const typed = { linkedinUrl: "www.linkedin.com/in/asha", message, email: "asha@firm.example" };
    expect(prepare("modal", "linkedin", typed)).toEqual({
      check: { alert: null, fields: {} },
      request: { formType: "modal", mode: "linkedin", linkedinUrl: profile, message },
    });
  });

  it("splits the name at its first space in mode full, and leaves out an empty profile", () => {
    const typed = { fullName: "Asha Rao Iyer", email: "asha@firm.example", message };
    const full = {
      formType: "modal",
      mode: "full",
      firstName: "Asha",
      lastName: "Rao Iyer",
      email: "asha@firm.example",
      company: "",
      message,
    };
    expect(prepare("modal", "full", typed).request).toEqual(full);
    expect(prepare("modal", "full", { ...typed, linkedinUrl: profile }).request).toEqual({
      ...full,
      linkedinUrl: profile,
    });
  });
});

describe("the report form's request (spec 5, 7.1)", () => {
  it("uses the field names of the contract, and so do its errors", () => {
    const typed = { fullName: "Asha Rao", companyName: "Firm", workEmail: "nobody" };
    expect(prepare("marketSignal", "full", typed)).toEqual({
      check: {
        alert: "Please enter a valid email address",
        fields: { email: "Please enter a valid email" },
      },
      request: {
        formType: "marketSignal",
        mode: "full",
        firstName: "Asha",
        lastName: "Rao",
        company: "Firm",
        email: "nobody",
      },
    });
  });
});
