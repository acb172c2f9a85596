import { describe, expect, it } from "vitest";
import { contact, withForms } from "#tests/support/leads/forms-endpoint.ts";

const { endpoint, stored } = withForms();

describe("the idempotency key for POST /api/forms", () => {
  it("stores one lead for a hundred concurrent requests with the same key", async () => {
    const { json } = endpoint();
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => json(contact, { "idempotency-key": "k2" })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it("responds with 422 and doesn't store anything when the key was used for another submission", async () => {
    const { json } = endpoint();
    const headers = { "idempotency-key": "k4" };
    const first = await (await json(contact, headers)).json();
    const other = await json({ ...contact, message: "Another message" }, headers);
    expect(other.status).toBe(422);
    expect(await other.json()).toEqual({
      ok: false,
      error: expect.stringContaining("was used for another request"),
    });
    expect(await (await json({ ...contact, screenSize: "390x844" }, headers)).json()).toEqual(first);
    expect(await stored()).toHaveLength(1);
    expect((await json({ ...contact, message: "Another message" }, { "idempotency-key": "k5" })).status).toBe(
      200,
    );
  });

  it("accepts the same key when a rejected submission is corrected", async () => {
    const { json } = endpoint();
    expect((await json({ ...contact, email: "" }, { "idempotency-key": "k3" })).status).toBe(422);
    expect((await json(contact, { "idempotency-key": "k3" })).status).toBe(200);
  });
});
