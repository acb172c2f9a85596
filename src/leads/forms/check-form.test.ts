import { describe, expect, it } from "vitest";
import { checkForm, listBlank } from "./check-form.ts";
import type { FieldTexts } from "./fields.ts";
import type { SubmissionMode } from "./forms.ts";
import { readTexts } from "./read-texts.ts";

const checkPageForm = (typed: Partial<FieldTexts>, mode: SubmissionMode) =>
  checkForm("contact", mode, readTexts("contact", typed));

const full = { firstName: "Asha", lastName: "Rao", email: "asha@example.com", message: "We need help" };
const profile = { linkedinUrl: "linkedin.com/in/asha", message: "We need help" };

it("lists blank fields only if they are required", () => {
  const fields = {
    firstName: { required: "First name is required" },
    company: {},
    email: { required: "Email" },
  };
  expect(listBlank(fields, { firstName: "", email: "" })).toEqual(["firstName", "email"]);
  expect(listBlank(fields, { firstName: "Asha", company: "", email: "asha@firm.example" })).toEqual([]);
});

describe("checkForm in LinkedIn mode", () => {
  it("accepts a profile with a message", () => {
    expect(checkPageForm(profile, "linkedin")).toEqual({ alert: null, fields: {} });
  });

  it("reports a missing URL first, then a missing message", () => {
    expect(checkPageForm({}, "linkedin")).toEqual({
      alert: "LinkedIn URL is required",
      fields: { linkedinUrl: "LinkedIn URL is required", message: "Message is required" },
    });
    expect(checkPageForm({ ...profile, message: " \n " }, "linkedin").alert).toBe("Message is required");
  });

  it("reports an invalid LinkedIn URL before a short message, in the order of the inputs", () => {
    const check = checkPageForm({ linkedinUrl: "https://example.com/in/asha", message: "Hi" }, "linkedin");
    expect(check).toEqual({
      alert: "Please enter a valid LinkedIn URL",
      fields: {
        linkedinUrl: "Please enter a valid LinkedIn URL",
        message: "Please tell us more about your needs",
      },
    });
  });
});

describe("checkForm in full mode", () => {
  it.each([
    [{}, "First name is required"],
    [{ firstName: "Asha" }, "Last name is required"],
    [{ firstName: "Asha", lastName: "Rao" }, "Email is required"],
    [{ firstName: "Asha", lastName: "Rao", email: "nobody" }, "Message is required"],
    [{ ...full, email: "nobody" }, "Please enter a valid email address"],
  ])("reports the first error of %o in the specified order: %s", (values, alert) => {
    expect(checkPageForm(values, "full").alert).toBe(alert);
  });

  it("lists the alert's field first, even if it isn't the first one in the form", () => {
    const { alert, fields } = checkPageForm({ ...full, email: "nobody", message: "" }, "full");
    expect(alert).toBe("Message is required");
    expect(Object.keys(fields)).toEqual(["message", "email"]);
  });

  it.each([
    [{ firstName: "\u200b\u2060" }, "First name is required"],
    [{ lastName: "\u3164" }, "Last name is required"],
    [{ email: "\u00ad" }, "Email is required"],
    [{ message: "\u2800\u200d\u2800\u200d\u2800" }, "Message is required"],
  ])("treats invisible characters as empty: %j", (values, alert) => {
    expect(checkPageForm({ ...full, ...values }, "full").alert).toBe(alert);
  });

  it.each(["a", "help", "  1234  ", "👍👍👍", "he\u200b\u200b\u200bre"])(
    "rejects %j as too short a message",
    (message) => {
      expect(checkPageForm({ ...full, message }, "full").alert).toBe("Please tell us more about your needs");
    },
  );

  it.each(["12345", "👍👍👍👍👍", "ありがとう"])("accepts %j as a message of five characters", (message) => {
    expect(checkPageForm({ ...full, message }, "full").alert).toBeNull();
  });

  it("accepts messages of up to 20,000 characters", () => {
    expect(checkPageForm({ ...full, message: "x".repeat(20_000) }, "full").alert).toBeNull();
    expect(checkPageForm({ ...full, message: "x".repeat(20_001) }, "full").fields.message).toBe(
      "Please use at most 20,000 characters",
    );
    expect(checkPageForm({ ...full, firstName: "x".repeat(10_000) }, "full").fields.firstName).toBe(
      "Please use at most 200 characters",
    );
  });

  it.each(["A\r\nBcc: x@example.com", "A\u0000B", "A\u0085B", "A\u2028B"])(
    "rejects the name %j",
    (firstName) => {
      expect(checkPageForm({ ...full, firstName }, "full").fields.firstName).toBe(
        "Please remove line breaks and control characters",
      );
    },
  );
});
