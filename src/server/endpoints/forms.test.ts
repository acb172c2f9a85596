import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readSettings } from "../../settings/index.ts";
import { type Lead, type LeadState, openStore, type Store } from "../../store/index.ts";
import { StoreUnavailableError } from "../../store/store-errors.ts";
import type { SubmissionOutcome } from "../../submission/index.ts";
import { createFormsEndpoint, type FormsEndpointParts } from "./forms.ts";

// Each test opens stores in threads of their own, which takes its time on a machine at work.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const contact = {
  formType: "contact",
  mode: "full",
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  company: "Acme",
  message: "Can you audit our funnel?",
  source: "http://localhost:3000/contact",
  sourcePath: "/contact",
  website: "",
};

let dataDir: string;
let store: Store;
let logged: unknown[];
let outcomes: SubmissionOutcome[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "forms-"));
  store = await openStore({ dataDir, webhook: undefined });
  logged = [];
  outcomes = [];
});

afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true });
});

function endpoint(env: Record<string, string> = {}, parts: Partial<FormsEndpointParts> = {}) {
  const note = (...entry: unknown[]) => {
    logged.push(...entry);
  };
  const app = createFormsEndpoint({
    store,
    settings: readSettings(env),
    log: { info: note, warn: note, error: note },
    isPage: (path) => path === "/market-signals/smb-gtm",
    renderOutcome: async (outcome) => {
      outcomes.push(outcome);
      return new Response("<form>", { status: 422, headers: { "content-type": "text/html; charset=utf-8" } });
    },
    ...parts,
  });
  return {
    send: (init: RequestInit) => app.request("http://localhost:3000/", { method: "POST", ...init }),
    json: (body: unknown, headers: Record<string, string> = {}) =>
      app.request("http://localhost:3000/", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    native: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.request("http://localhost:3000/", { method: "POST", body: new URLSearchParams(fields), headers }),
  };
}

async function stored(state: LeadState = "accepted"): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const lead of store.list(state)) leads.push(lead);
  return leads;
}

async function statusesOf(
  count: number,
  post: (index: number) => Promise<Response> | Response,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await post(index)).status);
  return statuses;
}

describe("POST /api/forms", () => {
  it("answers a valid submission with the id of its stored row", async () => {
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

  it("takes a LinkedIn address without a scheme and stores it complete", async () => {
    const profile = {
      formType: "contact",
      mode: "linkedin",
      linkedinUrl: "linkedin.com/in/asha",
      message: "Hello there",
    };
    expect((await endpoint().json(profile)).status).toBe(200);
    expect((await stored())[0]?.linkedinUrl).toBe("https://linkedin.com/in/asha");
  });

  it("gives the first answer again for the same Idempotency-Key, and keeps one row", async () => {
    const { json } = endpoint();
    const answers = [];
    for (let index = 0; index < 3; index += 1)
      answers.push(await (await json(contact, { "idempotency-key": "k1" })).json());
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await stored()).toHaveLength(1);
  });

  it("makes one lead of the same key a hundred times at once", async () => {
    const { json } = endpoint();
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => json(contact, { "idempotency-key": "k2" })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it("refuses a key that was used for another request with 422, and stores nothing under it", async () => {
    const { json } = endpoint();
    const headers = { "idempotency-key": "k4" };
    const first = await (await json(contact, headers)).json();
    const other = await json({ ...contact, message: "A second request" }, headers);
    expect(other.status).toBe(422);
    expect(await other.json()).toEqual({
      ok: false,
      error: expect.stringContaining("was used for another request"),
    });
    expect(await (await json({ ...contact, screenSize: "390x844" }, headers)).json()).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect(
      (await json({ ...contact, message: "A second request" }, { "idempotency-key": "k5" })).status,
    ).toBe(200);
  });

  it("lets a refused key be used again once its form is corrected", async () => {
    const { json } = endpoint();
    expect((await json({ ...contact, email: "" }, { "idempotency-key": "k3" })).status).toBe(422);
    expect((await json(contact, { "idempotency-key": "k3" })).status).toBe(200);
  });

  it("names the first message and each failing field with 422", async () => {
    const response = await endpoint().json({ ...contact, firstName: "", email: "nobody" });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      ok: false,
      error: "First name is required",
      fields: { firstName: "First name is required", email: "Please enter a valid email" },
    });
    expect(await stored()).toEqual([]);
  });

  it("refuses a modal post that nobody could answer", async () => {
    expect(
      (await endpoint().json({ formType: "modal", mode: "full", firstName: "A", message: "Hi" })).status,
    ).toBe(422);
  });

  it.each([
    "text/plain",
    "multipart/form-data; boundary=x",
    "application/json; charset=utf-16",
    "text/json",
    "",
  ])("answers 415 to %j", async (type) => {
    const response = await endpoint().json(contact, { "content-type": type });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ ok: false, error: expect.any(String) });
  });

  it("answers 415 to a compressed body", async () => {
    expect((await endpoint().json(contact, { "content-encoding": "gzip" })).status).toBe(415);
  });

  it.each([
    "",
    "{",
    '{"a":1}}',
    "{'a':1}",
    "undefined",
    '{"a":{"b":{"c":{"d":1}}}}',
    "[".repeat(60_000) + "]".repeat(60_000),
  ])("answers 400 to unreadable JSON", async (body) => {
    const response = await endpoint().json(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ ok: false, error: expect.any(String) });
  });

  it("answers 400 to bytes that are no UTF-8", async () => {
    const body = Buffer.from(JSON.stringify({ ...contact, firstName: "Ren\u00e9" }), "latin1");
    expect((await endpoint().send({ body, headers: { "content-type": "application/json" } })).status).toBe(
      400,
    );
  });

  it("takes 128 KiB and answers 413 above", async () => {
    const { json } = endpoint();
    const padded = (bytes: number) => {
      const body = JSON.stringify({ ...contact, padding: "" });
      return body.replace('"padding":""', `"padding":"${"x".repeat(bytes - body.length)}"`);
    };
    expect((await json(padded(128 * 1024))).status).toBe(200);
    expect((await json(padded(128 * 1024 + 1))).status).toBe(413);
    expect((await json({ ...contact, message: "x".repeat(1024 * 1024) })).status).toBe(413);
  });

  it.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "answers 405 with Allow to %s",
    async (method) => {
      const response = await endpoint().send({ method });
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("POST");
    },
  );

  it.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  ])("answers 403 to %o", async (headers) => {
    const response = await endpoint().json(contact, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ ok: false });
    expect(await stored()).toEqual([]);
  });

  it.each([
    {},
    { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" },
    { origin: "http://127.0.0.1:3000" },
    { origin: "https://example.com" },
  ])("takes a post with %o", async (headers) => {
    expect((await endpoint({ SITE_URL: "https://example.com" }).json(contact, headers)).status).toBe(200);
  });

  it("keeps a post with a filled honeypot in quarantine and tells success", async () => {
    const response = await endpoint().json({ ...contact, website: "http://spam.example" });
    expect(response.status).toBe(200);
    const [lead] = await stored("quarantined");
    expect(lead?.quarantineReason).toBe("honeypot");
    expect(await response.json()).toEqual({ ok: true, id: lead?.id });
    expect(await stored()).toEqual([]);
  });

  it("keeps a post with a filled honeypot whatever else is wrong with it, and tells success", async () => {
    const { json } = endpoint();
    const posts: Record<string, unknown>[] = [
      { formType: "contact", mode: "full" },
      { ...contact, mode: "carousel", email: "nobody" },
      { formType: "modal", linkedinUrl: "https://spam.example", message: "x".repeat(30_000) },
      { formType: "marketSignal", firstName: "A\r\nBcc: b@spam.example" },
    ];
    for (const post of posts) {
      const response = await json({ ...post, website: "http://spam.example" });
      expect([response.status, (await response.json()).ok]).toEqual([200, true]);
    }
    const held = await stored("quarantined");
    expect(held.map((lead) => lead.quarantineReason)).toEqual(posts.map(() => "honeypot"));
    const [report, modal, mail, empty] = held;
    expect(report?.firstName).toBe("A  Bcc: b@spam.example");
    expect([modal?.message.length, modal?.linkedinUrl]).toEqual([20_000, ""]);
    expect([mail?.mode, mail?.email, mail?.firstName]).toEqual(["full", "", "Asha"]);
    expect([empty?.email, empty?.message]).toEqual(["", ""]);
    expect(await stored()).toEqual([]);
  });

  it("keeps a filled honeypot under an unknown type, or with fields that are no text, as a contact request", async () => {
    const { json } = endpoint();
    const posts = [
      { website: "x" },
      { ...contact, formType: "order", website: "x" },
      { ...contact, formType: ["contact"], message: { a: 1 }, website: "x" },
    ];
    for (const post of posts) {
      const response = await json(post);
      expect([response.status, (await response.json()).ok]).toEqual([200, true]);
    }
    const held = await stored("quarantined");
    expect(held.map((lead) => [lead.formType, lead.quarantineReason])).toEqual(
      posts.map(() => ["contact", "honeypot"]),
    );
    expect(held.map((lead) => lead.email)).toEqual(["asha@example.com", "asha@example.com", ""]);
    expect(await stored()).toEqual([]);
  });

  it.each([false, 0, "", " ", null])("takes %j in the honeypot for an empty one", async (website) => {
    const response = await endpoint().json({ ...contact, website });
    expect(response.status).toBe(200);
    expect(await stored()).toHaveLength(1);
    expect((await endpoint().json({ ...contact, website, email: "" })).status).toBe(422);
  });

  it("answers 503 with Retry-After when the store is unavailable", async () => {
    const record = () => Promise.reject(new StoreUnavailableError("database or disk is full"));
    const response = await endpoint({}, { store: { record } }).json(contact);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await response.json()).toMatchObject({
      ok: false,
      error: expect.stringContaining("cannot take your request right now"),
    });
  });

  it("logs ids, nothing of what was sent", async () => {
    await endpoint().json({ ...contact, utm_source: "x" }, { "idempotency-key": "secret-key" });
    const text = JSON.stringify(logged);
    const [lead] = await stored();
    expect(logged).toContainEqual({
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

describe("the limits", () => {
  const distinct = (index: number) => ({ ...contact, email: `a${index}@example.com` });

  it("take the sixth post of an address within ten minutes into quarantine with 202, and refuse a flood", async () => {
    const { json } = endpoint();
    const statuses = await statusesOf(61, (index) => json(distinct(index)));
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(200));
    expect(statuses.slice(5, 59)).toEqual(Array(54).fill(202));
    expect(statuses.slice(59)).toEqual([429, 429]);
    expect(await stored()).toHaveLength(5);
    const held = await stored("quarantined");
    expect(held).toHaveLength(54);
    expect(held[0]?.quarantineReason).toBe("addressLimit");
    const refused = await json(distinct(99));
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  });

  it("hold across a restart", async () => {
    await statusesOf(5, (index) => endpoint().json(distinct(index)));
    await store.close();
    store = await openStore({ dataDir, webhook: undefined });
    expect((await endpoint().json(distinct(6))).status).toBe(202);
  });

  it("take the fourth post of an e-mail within an hour into quarantine, however it is written", async () => {
    const { json } = endpoint({ FORM_LIMITS: "soft=off" });
    const emails = ["a@example.com", "A@example.com", "a@Example.com", "a@example.com"];
    expect(await statusesOf(4, (index) => json({ ...contact, email: emails[index] }))).toEqual([
      200, 200, 200, 202,
    ]);
    expect((await stored("quarantined"))[0]?.quarantineReason).toBe("emailLimit");
  });

  it("take what is above the overall limit into quarantine", async () => {
    const { json } = endpoint({ FORM_LIMITS: "soft=off;overall=2/1h" });
    expect(await statusesOf(3, (index) => json(distinct(index)))).toEqual([200, 200, 202]);
  });

  it("can be switched off", async () => {
    const { json } = endpoint({ FORM_LIMITS: "off" });
    expect(new Set(await statusesOf(80, () => json(contact)))).toEqual(new Set([200]));
  });

  it("answer a replayed key even in a flood, and count it no more", async () => {
    const { json } = endpoint({ FORM_LIMITS: "hard=3/1m" });
    expect((await json(contact, { "idempotency-key": "first" })).status).toBe(200);
    expect(await statusesOf(4, (index) => json(distinct(index)))).toEqual([200, 429, 429, 429]);
    expect((await json(contact, { "idempotency-key": "first" })).status).toBe(200);
  });

  it("ask the store in a flood for what may be a replay alone", async () => {
    const { json, native } = endpoint({ FORM_LIMITS: "hard=2/1m" });
    await json(distinct(0));
    const record = vi.spyOn(store, "record");
    expect((await json(distinct(1))).status).toBe(429);
    expect(record).not.toHaveBeenCalled();
    expect((await json(distinct(1), { "idempotency-key": "k" })).status).toBe(429);
    expect((await native(distinct(1))).status).toBe(429);
    expect(record).toHaveBeenCalledTimes(2);
    expect(await stored()).toHaveLength(1);
  });

  it("refuse an address that keeps sending what is refused, from the sixtieth in a minute", async () => {
    const { json } = endpoint();
    const statuses = await statusesOf(61, () => json("{"));
    expect(statuses).toEqual([...Array(59).fill(400), 429, 429]);
  });

  it("count what is stored and what is refused together, whichever comes last", async () => {
    const { json, native } = endpoint({ FORM_LIMITS: "soft=off;email=off;hard=6/1m" });
    const statuses = await statusesOf(5, (index) => (index % 2 ? json("{") : json(distinct(index))));
    expect(statuses).toEqual([200, 400, 200, 400, 200]);
    for (const post of [distinct(9), "{", { ...contact, email: "" }]) {
      const response = await json(post);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({
        ok: false,
        error: expect.stringMatching(/wait a moment/),
      });
    }
    expect(await stored()).toHaveLength(3);
    // A visitor without scripts finds the typed words in the form again.
    expect((await native({ formType: "contact", mode: "full", firstName: "Asha" })).status).toBe(429);
    expect(outcomes[0]).toMatchObject({ values: { firstName: "Asha" }, fields: {} });
    expect(outcomes[0]?.error).toMatch(/wait a moment/);
  });

  it("do not count what another site makes a visitor's browser send", async () => {
    const { json } = endpoint({ FORM_LIMITS: "soft=off;email=off;hard=3/1m" });
    const foreign = await statusesOf(9, () => json(contact, { origin: "https://evil.example" }));
    expect(foreign).toEqual(Array(9).fill(403));
    expect(await statusesOf(3, (index) => json(distinct(index)))).toEqual([200, 200, 429]);
    expect((await json(contact, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it("tell an accepted key 202 again when it was 202", async () => {
    const { json } = endpoint({ FORM_LIMITS: "soft=1/1m" });
    await json(distinct(1));
    const first = await json(distinct(2), { "idempotency-key": "q" });
    expect(first.status).toBe(202);
    const { id } = await first.clone().json();
    expect(await store.release(id)).toMatchObject({ kind: "released" });
    const again = await json(distinct(2), { "idempotency-key": "q" });
    expect(again.status).toBe(202);
    expect(await again.json()).toEqual(await first.json());
  });
});

describe("a native post", () => {
  const { source: _source, sourcePath: _sourcePath, ...typed } = contact;

  it("is answered with 303 to the confirmation, carrying the reference", async () => {
    const response = await endpoint().native(typed, { referer: "http://localhost:3000/about#form" });
    expect(response.status).toBe(303);
    const [lead] = await stored();
    expect(response.headers.get("location")).toBe(
      `/contact?sent=${lead?.id.slice(-8, -4)}-${lead?.id.slice(-4)}`,
    );
    expect(lead).toMatchObject({ source: "http://localhost:3000/about", sourcePath: "/about" });
  });

  it("of the report form is answered with 303 to its signal's page", async () => {
    const { native } = endpoint();
    const report = {
      formType: "marketSignal",
      fullName: "Asha Rao",
      companyName: "Acme",
      workEmail: "a@acme.example",
    };
    const response = await native({ ...report, signalSlug: "smb-gtm" });
    expect(response.headers.get("location")).toMatch(
      /^\/market-signals\/smb-gtm\?sent=[\dA-Z]{4}-[\dA-Z]{4}#report$/,
    );
    for (const signalSlug of ["gone", "../about", ""]) {
      const elsewhere = await native({ ...report, signalSlug, companyName: `Acme ${signalSlug}` });
      expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([
        303,
        expect.stringMatching(/^\/contact\?sent=/),
      ]);
    }
  });

  it("that is corrected after a refusal keeps the page it first stood on", async () => {
    const { native } = endpoint();
    await native({ ...typed, email: "nobody" }, { referer: "http://localhost:3000/?mode=full" });
    expect(outcomes[0]?.source).toBe("http://localhost:3000/?mode=full");
    const redrawn = { referer: "http://localhost:3000/api/forms" };
    await native({ ...typed, source: outcomes[0]?.source ?? "" }, redrawn);
    expect((await stored())[0]).toMatchObject({
      source: "http://localhost:3000/?mode=full",
      sourcePath: "/",
    });
    await native({ ...typed, message: "Another message", source: "" }, redrawn);
    expect((await stored())[0]).toMatchObject({ message: "Another message", source: "", sourcePath: "" });
  });

  it("does not believe the referer of another site", async () => {
    await endpoint().native(typed, { referer: "https://evil.example/x" });
    expect((await stored())[0]?.source).toBe("");
  });

  it("sent twice within a minute is one lead", async () => {
    const { native } = endpoint();
    const first = await native(typed);
    const second = await native(typed);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    await native({ ...typed, message: "Something else" });
    expect(await stored()).toHaveLength(2);
  });

  it("that fails has its page drawn again with the errors and what was typed", async () => {
    const response = await endpoint().native({ ...typed, email: "nobody" });
    expect(response.status).toBe(422);
    expect(await response.text()).toBe("<form>");
    expect(outcomes).toEqual([
      {
        formType: "contact",
        mode: "full",
        error: "Please enter a valid email address",
        fields: { email: "Please enter a valid email" },
        values: {
          firstName: "Asha",
          lastName: "Rao",
          email: "nobody",
          company: "Acme",
          message: contact.message,
        },
        source: "",
      },
    ]);
  });

  it("keeps what was typed when the store is unavailable", async () => {
    const record = () => Promise.reject(new StoreUnavailableError("locked"));
    const response = await endpoint({}, { store: { record } }).native(typed);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(outcomes[0]?.values.message).toBe(contact.message);
  });

  it("is answered in JSON where the page cannot be drawn", async () => {
    const renderOutcome = () => Promise.reject(new Error("no such page"));
    const response = await endpoint({}, { renderOutcome }).native({ ...typed, email: "" });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ ok: false, error: "Email is required" });
  });

  it("in quarantine is told the same as any other", async () => {
    expect((await endpoint().native({ ...typed, website: "x" })).status).toBe(303);
    expect(await stored("quarantined")).toHaveLength(1);
  });
});
