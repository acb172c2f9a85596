import { describe, expect, it } from "vitest";
import { checkForm, type FormType, readTexts, type SubmissionMode } from "../index.ts";
import { requestOf } from "./form-request.ts";

const message = "Can you audit our funnel?";
const profile = "https://www.linkedin.com/in/asha";

/** What a form would send of typed texts, and what the browser's check says. */
function prepare(formType: FormType, mode: SubmissionMode, typed: Record<string, string>) {
  const texts = readTexts(formType, typed);
  return { check: checkForm(formType, mode, texts), request: requestOf(formType, mode, texts) };
}

describe("what the modal is about to send (spec 4.2, 5, 7.1)", () => {
  it("is the profile and the message in mode linkedin, whatever else was typed", () => {
    const typed = { linkedinUrl: "www.linkedin.com/in/asha", message, email: "asha@firm.example" };
    expect(prepare("modal", "linkedin", typed)).toEqual({
      check: { alert: null, fields: {} },
      request: { formType: "modal", mode: "linkedin", linkedinUrl: profile, message },
    });
  });

  it("is of mode full the name split at its first space, and no empty profile", () => {
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

describe("what the report form is about to send (spec 5, 7.1)", () => {
  it("is under the names of the contract, with its errors", () => {
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
