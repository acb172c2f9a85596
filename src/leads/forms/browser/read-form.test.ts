import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkForm, type FormType, readTexts, type SubmissionMode } from "../index.ts";
import { requestOf } from "./read-form.ts";

const message = "Can you audit our funnel?";
const profile = "https://www.linkedin.com/in/asha";

beforeEach(() => {
  const location = { href: "https://site.example/contact?utm_source=x#form", pathname: "/contact" };
  vi.stubGlobal("window", { location, screen: { width: 1280, height: 800 }, devicePixelRatio: 2 });
  vi.stubGlobal("navigator", { language: "en-IN" });
});

const measured = {
  source: "https://site.example/contact?utm_source=x",
  sourcePath: "/contact",
  screenSize: "1280x800",
  devicePixelRatio: 2,
  browserLanguage: "en-IN",
  timezone: expect.stringMatching(/./),
  website: "",
};

/** Returns the body that a form sends for the given values, and the result of the browser's validation. */
function prepare(formType: FormType, mode: SubmissionMode, typed: Record<string, string>) {
  const texts = readTexts(formType, typed);
  return { check: checkForm(formType, mode, texts), body: requestOf(formType, mode, texts) };
}

describe("the modal (spec 4.2, 5, 7.1)", () => {
  it("sends only the profile and the message in LinkedIn mode, regardless of what else was typed", () => {
    const typed = { linkedinUrl: "www.linkedin.com/in/asha", message, email: "asha@firm.example" };
    expect(prepare("modal", "linkedin", typed)).toEqual({
      check: { alert: null, fields: {} },
      body: { ...measured, formType: "modal", mode: "linkedin", linkedinUrl: profile, message },
    });
  });

  it("splits the name at its first space in full mode and omits an empty profile", () => {
    const typed = { fullName: "Asha Rao Iyer", email: "asha@firm.example", message };
    const full = {
      ...measured,
      formType: "modal",
      mode: "full",
      firstName: "Asha",
      lastName: "Rao Iyer",
      email: "asha@firm.example",
      company: "",
      message,
    };
    expect(prepare("modal", "full", typed).body).toEqual(full);
    expect(prepare("modal", "full", { ...typed, linkedinUrl: profile }).body).toEqual({
      ...full,
      linkedinUrl: profile,
    });
  });
});

it("sends and validates the report form under the contract's field names (spec 5, 7.1)", () => {
  const typed = { fullName: "Asha Rao", companyName: "Firm", workEmail: "nobody" };
  expect(prepare("marketSignal", "full", typed)).toEqual({
    check: {
      alert: "Please enter a valid email address",
      fields: { email: "Please enter a valid email" },
    },
    body: {
      ...measured,
      formType: "marketSignal",
      mode: "full",
      firstName: "Asha",
      lastName: "Rao",
      company: "Firm",
      email: "nobody",
    },
  });
});
