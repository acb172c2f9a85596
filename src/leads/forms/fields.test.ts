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
    "first.last+tag@sub.example.com",
    "o'neill@example.ie",
    "info@müller.example",
    "x@例え.テスト",
    "o'hara+tag@example.com",
    "bounce=asha=example.org@example.com",
    "a=?b@example.com",
    "{x}|y?=z@example.com",
    "अजय@डाटा.भारत",
    "உதாரணம்@தமிழ்.சிங்கப்பூர்",
    "উদাহরণ@বাংলা.ভারত",
    "ตัวอย่าง@ไทย.ไทย",
    "e\u0301le\u0300ve@example.fr",
    "مُحَمَّد@example.com",
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
    "a b@example.com",
    "a@example.com,b@example.com",
    "a@example.com\r\nBcc: b@example.com",
    "A <a@example.com>",
    "a@@example.com",
    ".a@example.com",
    "a@-example.com",
    "a@example..com",
    "a@127.0.0.1",
    "a@[127.0.0.1]",
    "=?utf-8?q?asha=40evil.example=2c?=@example.com",
    "=?UTF-8*en?B?YUBldmlsLmV4YW1wbGU?=@example.com",
    "x=?iso-8859-1?q?=61?=y@example.com",
    "a(comment)@example.com",
    "a@(comment)example.com",
    "a@example.com.",
    "a.@example.com",
    "a@b\u2488evil.example",
    "a\u200db@example.com",
    "a@exa\u200dmple.com",
    "a@example\u3002com",
    "<a@example.com>",
    "a@example.com;b@example.com",
    `${"x".repeat(65)}@example.com`,
    `x@${"y.".repeat(157)}example`,
    `x@${"é".repeat(60)}.example`,
    `x@${"ファッション.".repeat(17)}example`,
    "\u0301a@example.com",
    "a@\u0301b.example",
    "Z\u0351\u036b\u0343\u036a\u0302a@example.com",
    "a\u034fb@example.com",
    "a\ufe0fb@example.com",
    "a\u3164@example.com",
    "a\u20dd@example.com",
    "\u0628\u061c\u200c\u0628@example.com",
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
    ["http://linkedin.com/in/x", "http://linkedin.com/in/x"],
    ["HTTPS://LinkedIn.com/in/X", "https://linkedin.com/in/X"],
    ["linkedin.com:443/in/x", "https://linkedin.com/in/x"],
  ])("completes the LinkedIn URL %s to %s", (typed, complete) => {
    expect(fields.linkedinUrl.complete(typed)).toBe(complete);
  });

  it.each([
    "",
    "example.com",
    "https://linkedin.com.evil.example/in/x",
    "https://notlinkedin.com/in/x",
    "https://lınkedin.com/in/x",
    "https://linkedin.com@evil.example/",
    "https://user:pass@linkedin.com/in/x",
    "javascript:alert(1)//linkedin.com",
    "javascript://linkedin.com/%0aalert(1)",
    "data:text/html,linkedin.com",
    "ftp://linkedin.com/in/x",
    "just some words",
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
    ["soft hyphens and direction marks", "\u00ad\u200e\u200f\u061c"],
    ["Hangul fillers", "\u115f\u1160\u3164\uffa0"],
    ["the empty Braille pattern", "\u2800"],
    ["tags and variation selectors", "\u{e0041}\u{e007f}\ufe0f\u034f\u180e"],
    ["format characters", "\ufff9\ufffa\ufffb\u{1d173}"],
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
