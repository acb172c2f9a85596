import { describe, expect, it } from "vitest";
import { isEmail } from "#platform/email.ts";
import { type Field, fields } from "./fields.ts";
import { splitFullName } from "./forms.ts";
import { cleanLine, cleanMessage, readTexts } from "./read-texts.ts";
import { isReference, referenceOf } from "./reference.ts";

it("rejects a field without a check at compile time", () => {
  // @ts-expect-error: `check` is missing.
  const field: Field = { label: "Phone", maxChars: 30 };
  expect(field.check).toBeUndefined();
});

describe("isEmail", () => {
  it.each([
    "a@b.co",
    "o'neill@example.ie",
    "x@例え.テスト",
    "a=?b@example.com",
    "अजय@डाटा.भारत",
    "உதாரணம்@தமிழ்.சிங்கப்பூர்",
    "e\u0301le\u0300ve@example.fr",
    "क्\u200dष@example.in",
    "نامه\u200cای@نامه\u200cای.ایران",
  ])("accepts the email address %s", (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    "",
    "a@b",
    "a@b.c(x)evil.example",
    '"a@b"@example.com',
    "a@so\u00adft.example",
    "a@example.com,b@example.com",
    "a@example.com\r\nBcc: b@example.com",
    ".a@example.com",
    "a@-example.com",
    "a@127.0.0.1",
    "=?utf-8?q?asha=40evil.example=2c?=@example.com",
    "a(comment)@example.com",
    "a@example.com.",
    "a@b\u2488evil.example",
    "a@exa\u200dmple.com",
    "<a@example.com>",
    `${"x".repeat(65)}@example.com`,
    `x@${"é".repeat(60)}.example`,
    `x@${"ファッション.".repeat(17)}example`,
    "\u0301a@example.com",
    "Z\u0351\u036b\u0343\u036a\u0302a@example.com",
    "a\u3164@example.com",
    "admin\u202e@example.com",
    "a@a\u0628.example",
  ])("rejects the email address %j", (email) => {
    expect(isEmail(email)).toBe(false);
  });
});

describe("LinkedIn URLs", () => {
  it.each([
    ["linkedin.com/in/x", "https://linkedin.com/in/x"],
    [" www.linkedin.com/in/x ", "https://www.linkedin.com/in/x"],
    ["//in.linkedin.com/in/x", "https://in.linkedin.com/in/x"],
    ["HTTPS://LinkedIn.com/in/X", "https://linkedin.com/in/X"],
  ])("completes the LinkedIn URL %s to %s", (typed, complete) => {
    expect(fields.linkedinUrl.complete(typed)).toBe(complete);
  });

  it.each([
    "",
    "https://linkedin.com.evil.example/in/x",
    "https://lınkedin.com/in/x",
    "https://linkedin.com@evil.example/",
    "https://user:pass@linkedin.com/in/x",
    "javascript:alert(1)//linkedin.com",
    "ftp://linkedin.com/in/x",
  ])("rejects the LinkedIn URL %j", (typed) => {
    expect(fields.linkedinUrl.check.accepts(typed)).toBe(false);
    expect(fields.linkedinUrl.complete(typed)).toBe(typed);
  });
});

describe("splitFullName", () => {
  it.each([
    ["Asha Rao", "Asha", "Rao"],
    ["  Asha   Maria Rao ", "Asha", "Maria Rao"],
    ["Asha", "Asha", ""],
    ["", "", ""],
  ])("splits the full name %j at the first space", (fullName, firstName, lastName) => {
    expect(splitFullName(fullName)).toEqual({ firstName, lastName });
  });

  it("returns an empty first name when the visitor typed only invisible characters", () => {
    const texts = readTexts("modal", { fullName: "\u200b\u200c Rao" });
    expect(texts).toMatchObject({ firstName: "", lastName: "Rao" });
  });
});

describe("cleanLine and cleanMessage", () => {
  it("keeps right-to-left letters and removes direction overrides", () => {
    expect(cleanLine("\u202eمرحبا\u202c Rao")).toBe("مرحبا Rao");
  });

  it("replaces lone surrogates and keeps surrogate pairs", () => {
    expect(cleanLine("a\ud800b\udc00 😀")).toBe("a\ufffdb\ufffd 😀");
  });

  it("keeps all kinds of line breaks in a message and removes other control characters", () => {
    expect(cleanMessage(" one\r\ntwo\rthree\u2028four\u0000\u0007\t! ")).toBe("one\ntwo\nthree\nfour\t!");
  });

  it.each([
    ["zero-width characters", "\u200b\u200c\u200d\u2060\ufeff"],
    ["every kind of white space", " \t\u00a0\u1680\u2003\u202f\u3000\u2028\u2029\r\n"],
    ["the empty Braille pattern", "\u2800"],
    ["a mixture of them", " \u3164 \u200b\u2800 "],
  ])("returns an empty string for %s", (_kind, text) => {
    expect([cleanLine(text), cleanMessage(text)]).toEqual(["", ""]);
  });

  it.each(["न्‍यू", "می\u200cخواهم", "👩\u200d🚀", "❤\ufe0f", "a\u200b", "김", "É", "-", "Ⅷ", "\u2801"])(
    "keeps %j as typed",
    (text) => {
      expect([cleanLine(text), cleanMessage(text)]).toEqual([text, text]);
    },
  );
});

describe("referenceOf and isReference", () => {
  it("takes the reference from the end of an id", () => {
    expect(referenceOf("01JD7M0A5XK7M29QXD01JDAB2C")).toBe("01JD-AB2C");
    expect(isReference("01JD-AB2C")).toBe(true);
  });

  it.each(["", "01jd-ab2c", "01JD-AB2C ", "<b>!-0000", "IL0U-0000"])("rejects %j as a reference", (text) => {
    expect(isReference(text)).toBe(false);
  });
});
