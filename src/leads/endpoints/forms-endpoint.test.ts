import { describe, expect, it } from "vitest";
import { contact, withForms } from "#tests/support/leads/forms-endpoint.ts";

const forms = withForms();
const { endpoint, stored } = forms;

describe("POST /api/forms", () => {
  it("responds to a valid submission with the lead's id", async () => {
    const response = await endpoint().json(contact);
    expect(response.status).toBe(200);
    const [lead] = await stored();
    expect(await response.json()).toEqual({ ok: true, id: lead?.id });
    expect(lead).toMatchObject({
      formType: "contact",
      mode: "full",
      email: "asha@example.com",
      sourcePath: "/contact",
    });
    expect(Date.parse(lead?.receivedAt ?? "")).toBeGreaterThan(Date.now() - 10_000);
  });

  it("responds to an invalid submission with 422, the first error message and every invalid field", async () => {
    const response = await endpoint().json({ ...contact, firstName: "", email: "nobody" });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      ok: false,
      error: "First name is required",
      fields: { firstName: "First name is required", email: "Please enter a valid email" },
    });
    expect(await stored()).toEqual([]);
  });

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/json; charset=utf-16", ""])(
    "responds with 415 to the content type %j",
    async (type) => {
      const response = await endpoint().json(contact, { "content-type": type });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ ok: false, error: expect.any(String) });
    },
  );

  it("responds with 415 to a compressed body", async () => {
    expect((await endpoint().json(contact, { "content-encoding": "gzip" })).status).toBe(415);
  });

  it.each(["", "{", '{"a":{"b":{"c":{"d":1}}}}', "[".repeat(60_000) + "]".repeat(60_000)])(
    "responds with 400 to unreadable JSON: %.30j",
    async (body) => {
      const response = await endpoint().json(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ ok: false, error: expect.any(String) });
    },
  );

  it("responds with 400 when the body isn't UTF-8", async () => {
    const body = Buffer.from(JSON.stringify({ ...contact, firstName: "Ren\u00e9" }), "latin1");
    expect((await endpoint().send({ body, headers: { "content-type": "application/json" } })).status).toBe(
      400,
    );
  });

  it("accepts bodies of up to 128 KiB and responds with 413 to larger ones", async () => {
    const { json } = endpoint();
    const padded = (bytes: number) => {
      const body = JSON.stringify({ ...contact, padding: "" });
      return body.replace('"padding":""', `"padding":"${"x".repeat(bytes - body.length)}"`);
    };
    expect((await json(padded(128 * 1024))).status).toBe(200);
    expect((await json(padded(128 * 1024 + 1))).status).toBe(413);
    expect((await json({ ...contact, message: "x".repeat(1024 * 1024) })).status).toBe(413);
  });

  it.each([{ "sec-fetch-site": "same-site" }, { origin: "https://evil.example" }])(
    "responds with 403 to a submission with %o",
    async (headers) => {
      const response = await endpoint().json(contact, headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ ok: false });
      expect(await stored()).toEqual([]);
    },
  );

  it.each([{}, { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }])(
    "accepts a submission with %o",
    async (headers) => {
      expect((await endpoint({ SITE_URL: "https://example.com" }).json(contact, headers)).status).toBe(200);
    },
  );

  it("logs the lead's id but nothing that the visitor typed", async () => {
    await endpoint().json({ ...contact, utm_source: "x" }, { "idempotency-key": "secret-key" });
    const text = JSON.stringify(forms.logged);
    const [lead] = await stored();
    expect(forms.logged).toContainEqual({
      leadId: lead?.id,
      formType: "contact",
      state: "accepted",
      replayed: false,
      unknownNames: 1,
    });
    for (const word of ["Asha", "Rao", "example.com", "Acme", "funnel", "secret-key", "utm_source"]) {
      expect(text).not.toContain(word);
    }
  });
});

describe("POST /api/forms with a filled honeypot", () => {
  it("quarantines the submission and reports success", async () => {
    const response = await endpoint().json({ ...contact, website: "http://spam.example" });
    expect(response.status).toBe(200);
    const [lead] = await stored("quarantined");
    expect(lead?.quarantineReason).toBe("honeypot");
    expect(await response.json()).toEqual({ ok: true, id: lead?.id });
    expect(await stored()).toEqual([]);
  });
});
