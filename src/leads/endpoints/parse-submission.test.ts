import { describe, expect, it } from "vitest";
import { fieldNames, fields } from "../forms/fields.ts";
import { formTypes, submissionModes } from "../forms/forms.ts";
import { measurements } from "../forms/submission.ts";
import { parseSubmission } from "./parse-submission.ts";

const contact = {
  formType: "contact",
  mode: "full",
  firstName: " Asha ",
  lastName: "Rao",
  email: "asha@example.com",
  message: "We need help",
};

function parse(post: Record<string, unknown>) {
  const parsed = parseSubmission(post);
  if (!parsed.ok) throw new Error(parsed.refusal.error);
  return parsed;
}

function refusal(post: Record<string, unknown>) {
  const parsed = parseSubmission(post);
  if (parsed.ok) throw new Error("was accepted");
  return { ...parsed.form, ...parsed.refusal };
}

/** An email header after each control character, line break and direction override. */
const hostileTexts = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, index) => 0x7f + index),
  ...[0x2028, 0x2029, 0x202a, 0x202e, 0x2066, 0x2069],
].map((code) => `1${String.fromCharCode(code)}Bcc: x`);
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

describe("parseSubmission with control characters", () => {
  const sound = {
    ...contact,
    company: "Acme",
    linkedinUrl: "linkedin.com/in/asha",
    slotStart: "2126-11-24T03:30:00.000Z",
  };
  const forms = formTypes.flatMap((formType) => submissionModes.map((mode) => ({ formType, mode })));

  it.each([...fieldNames, ...Object.keys(measurements)])(
    "never stores control characters from %s",
    (name) => {
      const isLine = !fieldNames.some((field) => field === name && "isMultiline" in fields[field]);
      for (const text of hostileTexts) {
        for (const form of forms) {
          for (const website of ["", "filled"]) {
            const parsed = parseSubmission({ ...sound, ...form, website, [name]: text });
            if (!parsed.ok) continue;
            const stored = Object.values(parsed.submission).filter((value) => value !== sound.message);
            const lines = isLine ? stored : stored.map((value) => value.replace(/[\n\t]/g, ""));
            expect(lines.filter((value) => unprintable.test(value))).toEqual([]);
          }
        }
      }
    },
  );

  it("rejects a control character in every single-line field and renamed input", () => {
    const lines = fieldNames.filter((name) => !("isMultiline" in fields[name]));
    const renamed = { fullName: "Asha Rao", companyName: "Acme", workEmail: "asha@example.com" };
    const report = { formType: "marketSignal", ...renamed };
    const call: Record<string, string> = { ...sound, formType: "schedule" };
    const names = [...lines, ...Object.keys(renamed)];
    for (const name of names) {
      const post: Record<string, string> = name in renamed ? report : { [name]: "A text", ...call };
      expect([name, parseSubmission(post).ok]).toEqual([name, true]);
      for (const control of ["\r\n", "\n", "\0", "\v", "\u007f", "\u0085", "\u2028"]) {
        const broken = post[name]?.replace(/..$/, (end) => control + end);
        expect([name, control, parseSubmission({ ...post, [name]: broken }).ok]).toEqual([
          name,
          control,
          false,
        ]);
      }
    }
  });
});

describe("parseSubmission", () => {
  it("parses every text field and browser measurement in a submission", () => {
    const post = {
      ...contact,
      source: "https://example.com/contact?x=1#form",
      screenSize: "1280x800",
      devicePixelRatio: 2,
      browserLanguage: "en-IN",
      timezone: "Asia/Kolkata",
      website: "",
    };
    expect(parse(post)).toMatchObject({
      honeypot: false,
      submission: {
        formType: "contact",
        mode: "full",
        firstName: "Asha",
        lastName: "Rao",
        email: "asha@example.com",
        company: "",
        linkedinUrl: "",
        message: "We need help",
        source: "https://example.com/contact?x=1",
        sourcePath: "/contact",
        signalSlug: "",
        screenSize: "1280x800",
        devicePixelRatio: "2",
        browserLanguage: "en-IN",
        timezone: "Asia/Kolkata",
      },
    });
  });

  it("never rejects a submission because of its measurements", () => {
    const { submission } = parse({
      ...contact,
      source: "javascript:alert(1)",
      sourcePath: 7,
      signalSlug: "../x",
      screenSize: { width: 1 },
      devicePixelRatio: null,
      browserLanguage: "x".repeat(5000),
      timezone: ["Asia"],
    });
    expect(submission).toMatchObject({
      source: "",
      sourcePath: "",
      signalSlug: "",
      screenSize: "",
      timezone: "",
    });
    expect(submission.browserLanguage).toHaveLength(40);
  });

  it("rejects fields that aren't strings and lists them", () => {
    expect(refusal({ ...contact, message: 12345, company: ["x"] })).toMatchObject({
      error: "Please enter text",
      fields: { message: "Please enter text", company: "Please enter text" },
    });
  });

  it("rejects an unknown form type or mode", () => {
    expect(refusal({ ...contact, formType: "order" }).fields).toHaveProperty("formType");
    expect(refusal({ ...contact, formType: "constructor" }).fields).toHaveProperty("formType");
    expect(refusal({}).fields).toHaveProperty("formType");
    expect(refusal({ ...contact, mode: "details" }).fields).toHaveProperty("mode");
  });

  it("derives a missing mode from the fields", () => {
    const profile = { formType: "modal", linkedinUrl: "linkedin.com/in/x", message: "Hi" };
    expect(parse(profile).submission.mode).toBe("linkedin");
    expect(parse({ ...profile, email: "a@example.com" }).submission.mode).toBe("full");
  });

  it("requires a message and a way to reply in the modal, but not a last name", () => {
    const modal = { formType: "modal", mode: "full", firstName: "Asha", lastName: "", message: "Hi" };
    expect(parse({ ...modal, email: "a@example.com" }).submission.lastName).toBe("");
    expect(refusal(modal).error).toBe("Please give an email address or a LinkedIn URL so we can reply");
    expect(refusal({ ...modal, message: "" }).error).toBe("Message is required");
  });

  it("accepts a report form without a message, with its own input names", () => {
    const report = {
      formType: "marketSignal",
      fullName: "Asha M Rao",
      companyName: "Acme",
      workEmail: "a@acme.example",
    };
    expect(parse({ ...report, signalSlug: "smb-gtm-ai-cloud-trends-2025" }).submission).toMatchObject({
      mode: "full",
      firstName: "Asha",
      lastName: "M Rao",
      company: "Acme",
      email: "a@acme.example",
      signalSlug: "smb-gtm-ai-cloud-trends-2025",
    });
    expect(refusal({ ...report, workEmail: "" }).fields).toEqual({ email: "Email is required" });
  });

  it("returns what the visitor typed in a rejected submission", () => {
    expect(refusal({ ...contact, email: "nobody" })).toMatchObject({
      formType: "contact",
      mode: "full",
      values: { firstName: "Asha", email: "nobody", message: "We need help" },
    });
    const report = { formType: "marketSignal", fullName: "Asha M Rao", workEmail: "nobody" };
    expect(refusal(report).values).toMatchObject({ firstName: "Asha", lastName: "M Rao", email: "nobody" });
  });

  it.each([
    ["http://spam.example", true],
    ["0", true],
    ["", false],
    [" \n", false],
    [null, false],
    [undefined, false],
    [false, false],
    [true, false],
    [0, false],
    [["x"], false],
    [{ toString: 1 }, false],
  ])("decides whether the honeypot value %o counts as filled: %s", (website, filled) => {
    expect(parse({ ...contact, website }).honeypot).toBe(filled);
  });

  it("accepts anything when the honeypot is filled, and truncates values to fit", () => {
    const filled = { ...contact, website: "x" };
    expect(parse({ formType: "contact", website: "x" })).toMatchObject({
      honeypot: true,
      submission: { mode: "full", email: "", message: "" },
    });
    const post = { ...filled, mode: "details", email: "nobody", company: "x".repeat(300), lastName: "a\nb" };
    expect(parse(post).submission).toMatchObject({
      mode: "full",
      email: "",
      lastName: "a b",
      firstName: "Asha",
      message: "We need help",
      company: "x".repeat(200),
    });
    expect(parse({ website: "x" }).submission.formType).toBe("contact");
    expect(parse({ ...filled, formType: "order" }).submission).toMatchObject({
      formType: "contact",
      email: "asha@example.com",
    });
    const odd = {
      formType: "modal",
      mode: ["full"],
      message: 7,
      email: { a: 1 },
      firstName: "Asha",
      website: "x",
    };
    expect(parse(odd).submission).toMatchObject({
      formType: "modal",
      message: "",
      email: "",
      firstName: "Asha",
    });
    expect(refusal({ ...contact, website: " ", email: "" }).fields).toHaveProperty("email");
  });

  it("returns a rejected submission's page URL without the hash", () => {
    expect(refusal({ ...contact, email: "", source: "https://example.com/?x=1#form" }).source).toBe(
      "https://example.com/?x=1",
    );
    expect(refusal({ ...contact, email: "", source: "javascript:alert(1)" }).source).toBe("");
  });

  it("counts unknown fields and ignores them", () => {
    const post: Record<string, unknown> = JSON.parse(
      '{"__proto__":{"message":"x"},"constructor":1,"utm":"y","formType":"contact"}',
    );
    expect(parseSubmission(post).unknownNames).toBe(3);
    expect(refusal(post).fields).toHaveProperty("message");
  });
});
