import { describe, expect, it } from "vitest";
import { contact, withForms } from "../support/leads/forms-endpoint.ts";

const forms = withForms();
const send = (body: unknown) => forms.endpoint().json(body);

describe("bad input", () => {
  it.each([
    ["an empty body", "", 400],
    ["null", "null", 422],
    ["an array", "[]", 422],
    ["a number", "7", 422],
    ["very deep JSON", "[".repeat(100_000), 400],
    ["very deep objects", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`, 400],
    ["a message of 1 MB", { ...contact, message: "x".repeat(1_000_000) }, 413],
    ["a message of 20,001 characters", { ...contact, message: "x".repeat(20_001) }, 422],
    ["a name of 10,000 characters", { ...contact, firstName: "x".repeat(10_000) }, 422],
    ["a number instead of a string", { ...contact, message: 42 }, 422],
    ["an object instead of a string", { ...contact, email: { toString: 1 } }, 422],
    ["a line break in a name", { ...contact, lastName: "Rao\r\nBcc: x@example.com" }, 422],
    ["NUL in a name", { ...contact, firstName: "A\u0000B" }, 422],
    ["an email without a dot", { ...contact, email: "a@b" }, 422],
    ["an email with a comment", { ...contact, email: "a@b.c(x)evil.example" }, 422],
    ["an email of 320 characters", { ...contact, email: `${"x".repeat(308)}@example.com` }, 422],
    ["a script as a LinkedIn URL", { ...contact, linkedinUrl: "javascript:alert(1)" }, 422],
    ["a look-alike host", { ...contact, linkedinUrl: "https://linkedin.com.evil.example" }, 422],
    ["only __proto__", '{"__proto__":{"formType":"contact","message":"Hello"}}', 422],
  ])("refuses %s", async (_name, body, status) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ ok: false, error: expect.stringMatching(/./) });
    expect(await forms.stored()).toEqual([]);
  });

  it.each([
    ["a byte order mark", `\ufeff${JSON.stringify(contact)}`, {}],
    [
      "the first value of a field that is sent twice",
      JSON.stringify(contact).replace("{", '{"message":"1st",'),
      {},
    ],
    [
      "unknown fields",
      JSON.stringify(contact).replace("{", '{"__proto__":{"state":"x"},"constructor":{"prototype":1},'),
      {},
    ],
    [
      "NUL, direction overrides and half characters",
      { ...contact, company: "\u202eGNP.\ud83d", message: "a\u0000b\ud800c\u2066d 😀 مرحبا\r\ne" },
      { company: "GNP.\ufffd", message: "ab\ufffdcd 😀 مرحبا\ne" },
    ],
  ])("stores a lead without %s", async (_name, body, changed) => {
    expect((await send(body)).status).toBe(200);
    expect(await forms.stored()).toMatchObject([{ message: contact.message, state: "accepted", ...changed }]);
  });

  it("stores markup, SQL, templates and formulas as typed", async () => {
    const message = `<script>alert(1)</script> '); DROP TABLE leads;-- \${7*7} {{7*7}} =cmd|'/c calc'!A1 %s`;
    await send({ ...contact, message });
    expect(await forms.stored()).toMatchObject([{ message }]);
  });
});
