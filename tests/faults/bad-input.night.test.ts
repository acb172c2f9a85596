import { mkdtemp, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Lead, listAllLeads, openStore } from "#leads/store/index.ts";
import { numberedPost, type RunningForms, sendPost, startForms } from "./running-forms.ts";

let dataDir: string;
let forms: RunningForms;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bad-input-"));
  forms = await startForms(dataDir);
});

afterAll(async () => {
  await forms.stop("SIGTERM");
  await rm(dataDir, { recursive: true });
});

const good = numberedPost(1);

function sendRaw(body: string | Uint8Array<ArrayBuffer>): Promise<Response> {
  return fetch(`${forms.address}/api/forms`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
}

async function storedLead(response: Response): Promise<Lead | undefined> {
  expect(response.status).toBe(200);
  const { id }: { id: string } = await response.json();
  const store = await openStore({ dataDir });
  try {
    for await (const lead of listAllLeads(store, { state: "accepted" })) if (lead.id === id) return lead;
    return undefined;
  } finally {
    await store.close();
  }
}

describe("bad input", () => {
  it.each([
    ["an empty body", "", 400],
    ["null", "null", 422],
    ["an array", "[]", 422],
    ["a number", "7", 422],
    ["very deep JSON", "[".repeat(100_000), 400],
    ["very deep objects", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`, 400],
    ["129 KiB", JSON.stringify({ ...good, message: "x".repeat(129 * 1024) }), 413],
    ["a message of 1 MB", JSON.stringify({ ...good, message: "x".repeat(1_000_000) }), 413],
    ["a message of 20,001 characters", JSON.stringify({ ...good, message: "x".repeat(20_001) }), 422],
    ["a name of 10,000 characters", JSON.stringify({ ...good, firstName: "x".repeat(10_000) }), 422],
    ["a number instead of a string", JSON.stringify({ ...good, message: 42 }), 422],
    ["an object instead of a string", JSON.stringify({ ...good, email: { toString: 1 } }), 422],
    ["a line break in a name", JSON.stringify({ ...good, lastName: "Rao\r\nBcc: x@example.com" }), 422],
    ["NUL in a name", JSON.stringify({ ...good, firstName: "A\u0000B" }), 422],
    ["an email without a dot", JSON.stringify({ ...good, email: "a@b" }), 422],
    ["an email with a comment", JSON.stringify({ ...good, email: "a@b.c(x)evil.example" }), 422],
    ["an email of 320 characters", JSON.stringify({ ...good, email: `${"x".repeat(308)}@example.com` }), 422],
    ["a script as a LinkedIn URL", JSON.stringify({ ...good, linkedinUrl: "javascript:alert(1)" }), 422],
    ["a look-alike host", JSON.stringify({ ...good, linkedinUrl: "https://linkedin.com.evil.example" }), 422],
    ["only __proto__", '{"__proto__":{"formType":"contact","message":"Hello"}}', 422],
  ])("refuses %s", async (_name, body, status) => {
    const response = await sendRaw(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ ok: false, error: expect.stringMatching(/./) });
  });

  it("ignores a byte order mark", async () => {
    expect((await sendRaw(`\ufeff${JSON.stringify(good)}`)).status).toBe(200);
  });

  it("uses the last value of a field that is sent twice", async () => {
    const body = JSON.stringify(good).replace("{", '{"message":"The first one",');
    expect((await storedLead(await sendRaw(body)))?.message).toBe("Message number 1");
  });

  it("ignores unknown fields", async () => {
    const body = JSON.stringify(good).replace(
      "{",
      '{"__proto__":{"state":"x"},"constructor":{"prototype":1},',
    );
    expect(await storedLead(await sendRaw(body))).toMatchObject({
      message: "Message number 1",
      state: "accepted",
    });
  });

  it("removes NUL and direction overrides, and replaces lone surrogates", async () => {
    const post = { ...good, company: "\u202eGNP.\ud83d", message: "a\u0000b\ud800c\u2066d 😀 مرحبا\r\ne" };
    expect(await storedLead(await sendPost(forms.address, post))).toMatchObject({
      company: "GNP.\ufffd",
      message: "ab\ufffdcd 😀 مرحبا\ne",
    });
  });

  it.each([
    ["\u0641\u0627\u0637\u0645\u0629", "\u0627\u0644\u0632\u0647\u0631\u0627\u0621", "as typed", undefined],
    ["\u05e9\u05e8\u05d4", "\u05dc\u05d5\u05d9", "as typed", undefined],
    ["\u202eahsA", "\u2067Rao\u2069", "without direction overrides", ["ahsA", "Rao"]],
    ["Asha\ud83d", "\udc00Rao", "with half characters replaced", ["Asha\ufffd", "\ufffdRao"]],
    ["\u{20BB7}\u91ce", "\u{1F469}\u200d\u{1F680}", "as typed", undefined],
  ])("stores the first name %j and the last name %j %s", async (firstName, lastName, _how, stored) => {
    const post = { ...good, firstName, lastName };
    const [first, last] = stored ?? [firstName, lastName];
    expect(await storedLead(await sendPost(forms.address, post))).toMatchObject({
      firstName: first,
      lastName: last,
    });
  });

  it("stores markup, SQL, templates and formulas as typed", async () => {
    const message = `<script>alert(1)</script> '); DROP TABLE leads;-- \${7*7} {{7*7}} =cmd|'/c calc'!A1 %s`;
    expect((await storedLead(await sendPost(forms.address, { ...good, message })))?.message).toBe(message);
  });

  it("survives an aborted upload", async () => {
    const sending = request(`${forms.address}/api/forms`, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": "1000" },
    });
    sending.on("error", () => undefined);
    sending.write('{"formType":"contact",');
    await new Promise((resolve) => setTimeout(resolve, 50));
    sending.destroy();
    expect((await sendPost(forms.address, good)).status).toBe(200);
  });
});
