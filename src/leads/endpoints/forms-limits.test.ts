import { describe, expect, it, vi } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { contact, withForms } from "#tests/support/leads/forms-endpoint.ts";
import { listOfferedSlots } from "../bookings/offered-slots.ts";

const forms = withForms();
const { endpoint, stored } = forms;

async function statusesOf(
  count: number,
  post: (index: number) => Promise<Response> | Response,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) statuses.push((await post(index)).status);
  return statuses;
}

describe("FORM_LIMITS", () => {
  const distinct = (index: number) => ({ ...contact, email: `a${index}@example.com` });

  it("quarantines an IP address's sixth submission in ten minutes, and rejects its 61st in a minute", async () => {
    const { json } = endpoint();
    const statuses = await statusesOf(62, (index) => json(distinct(index)));
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(200));
    expect(statuses.slice(5, 60)).toEqual(Array(55).fill(202));
    expect(statuses.slice(60)).toEqual([429, 429]);
    expect(await stored()).toHaveLength(5);
    const quarantined = await stored("quarantined");
    expect(quarantined).toHaveLength(55);
    expect(quarantined[0]?.quarantineReason).toBe("addressLimit");
    const refused = await json(distinct(99));
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  });

  it("redirects with `&held`, and responds with 202, when the lead is quarantined", async () => {
    const { json, native } = endpoint({ FORM_LIMITS: "ip=1/10m" });
    expect((await json(distinct(0))).status).toBe(200);
    const quarantined = await json(distinct(1));
    expect([quarantined.status, await quarantined.json()]).toEqual([
      202,
      { ok: true, id: expect.any(String) },
    ]);
    const { source: _, ...typed } = distinct(2);
    const response = await native(typed);
    expect(response.headers.get("location")).toMatch(/^\/contact\?sent=[\dA-Z]{4}-[\dA-Z]{4}&held$/);
  });

  it("marks the response to a sender's fourth report request in a day as held, because no email is sent", async () => {
    const { json, native } = endpoint({ FORM_LIMITS: "ip=off" });
    const report = { ...contact, formType: "marketSignal", signalSlug: "smb-gtm" };
    const responses = [];
    for (const company of ["A", "B", "C", "D"]) responses.push(await json({ ...report, company }));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const bodies: object[] = await Promise.all(responses.map((response) => response.json()));
    expect(bodies.map((body) => "isHeld" in body)).toEqual([false, false, false, true]);
    const response = await native({ ...report, company: "E" });
    expect(response.headers.get("location")).toMatch(/^\/market-signals\/smb-gtm\?sent=.{9}&held#report$/);
  });

  it("marks the response to a report request for an unknown signal as held and skips its email", async () => {
    for (const limits of ["", "off"]) {
      const { json, native } = endpoint({ FORM_LIMITS: limits });
      const report = { ...contact, formType: "marketSignal", signalSlug: "gone", company: `Acme ${limits}` };
      const headers = { "idempotency-key": `key ${limits}` };
      // The second request is a replay.
      for (const _ of [1, 2]) {
        const response = await json(report, headers);
        expect(await response.json()).toMatchObject({ ok: true, isHeld: true });
      }
      const response = await native({ ...report, signalSlug: "" });
      expect(response.headers.get("location")).toMatch(/^\/contact\?sent=.{9}&held$/);
    }
    for (const { id } of await stored()) {
      const [, mail] = await forms.store.listDeliveriesOf(id);
      expect(mail).toMatchObject({ channel: "visitor-mail", state: "skipped" });
    }
  });

  it("rejects a sender's submissions above the quarantine limit and says when to retry", async () => {
    const { json, native } = endpoint({ FORM_LIMITS: "ip=1/1h;quarantine=1/1h" });
    const keyed = { "idempotency-key": "k" };
    const responses = [await json(distinct(0)), await json(distinct(1), keyed), await json(distinct(2))];
    expect(responses.map(({ status }) => status)).toEqual([200, 202, 429]);
    const [, , full] = responses;
    expect(Number(full?.headers.get("retry-after"))).toBeGreaterThan(3590);
    expect(Number(full?.headers.get("retry-after"))).toBeLessThanOrEqual(3600);
    expect(await full?.json()).toMatchObject({
      ok: false,
      error: expect.stringContaining("try again tomorrow"),
    });
    expect((await json({ ...distinct(3), website: "x" })).status).toBe(429);
    expect((await json(distinct(1), keyed)).status).toBe(202);
    const refused = await native(distinct(4));
    expect([refused.status, await refused.text()]).toEqual([429, "<h1>tooManyToday"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(await stored("quarantined")).toHaveLength(1);
  });

  it("accepts a replay above the hard limit", async () => {
    const { json } = endpoint({ FORM_LIMITS: "hard=2/1m" });
    expect((await json(contact, { "idempotency-key": "first" })).status).toBe(200);
    expect(await statusesOf(4, (index) => json(distinct(index)))).toEqual([200, 429, 429, 429]);
    expect((await json(contact, { "idempotency-key": "first" })).status).toBe(200);
  });

  it("counts a booking repeated with new keys, so senders can't store unlimited keys", async () => {
    const { json } = endpoint({ FORM_LIMITS: "hard=3/1m" });
    const [startMs = 0] = listOfferedSlots(readSettings({}).office, Date.now());
    const slotStart = new Date(startMs).toISOString();
    const call = { ...contact, formType: "schedule", slotStart };
    const post = (key: string, changes = {}) => json({ ...call, ...changes }, { "idempotency-key": key });
    const first = await (await post("k0")).json();
    for (const key of ["k1", "k2", "k3", "k4"]) expect(await (await post(key)).json()).toEqual(first);
    const other = { message: "Another message" };
    expect(await statusesOf(5, (index) => post(`k${index}`, other))).toEqual([422, 422, 422, 429, 429]);
  });

  it("passes at most sixty possible replays a minute to the store above the hard limit", async () => {
    const { json } = endpoint({ FORM_LIMITS: "hard=1/1m" });
    await json(distinct(0));
    const record = vi.spyOn(forms.store, "record");
    const statuses = await statusesOf(70, (index) => json(distinct(1), { "idempotency-key": `k${index}` }));
    expect(statuses).toEqual(Array(70).fill(429));
    expect(record).toHaveBeenCalledTimes(60);
  });

  it("counts both stored and rejected submissions toward the hard limit", async () => {
    const { json, native } = endpoint({ FORM_LIMITS: "ip=off;hard=5/1m" });
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
    // A native submission gets a prerendered error page.
    const refused = await native({ formType: "contact", mode: "full", firstName: "Asha" });
    expect([refused.status, await refused.text()]).toEqual([429, "<h1>tooManyPosts"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(forms.refused).toEqual([]);
  });

  it("doesn't count requests that another site makes a visitor's browser send", async () => {
    const { json } = endpoint({ FORM_LIMITS: "ip=off;hard=2/1m" });
    const foreign = await statusesOf(9, () => json(contact, { origin: "https://evil.example" }));
    expect(foreign).toEqual(Array(9).fill(403));
    expect(await statusesOf(3, (index) => json(distinct(index)))).toEqual([200, 200, 429]);
    expect((await json(contact, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it("still responds to a replay with 202 after the lead was released", async () => {
    const { json } = endpoint({ FORM_LIMITS: "ip=1/1m" });
    await json(distinct(1));
    const first = await json(distinct(2), { "idempotency-key": "q" });
    expect(first.status).toBe(202);
    const { id } = await first.clone().json();
    expect(await forms.store.release(id)).toMatchObject({ kind: "released" });
    const again = await json(distinct(2), { "idempotency-key": "q" });
    expect(again.status).toBe(202);
    expect(await again.json()).toEqual(await first.json());
  });
});
