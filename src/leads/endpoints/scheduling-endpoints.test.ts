import { describe, expect, it, vi } from "vitest";
import { firstSlot, form, monday, serveBookingsSite, shownOn } from "#tests/support/leads/bookings-site.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

const site = await serveBookingsSite();

const nothing = { leads: 0, idempotency: 0, recent_posts: 0, outbox: 0, bookings: 0 };

describe("GET /api/scheduling/slots", () => {
  it("lists the free slots in ascending order and forbids caching", async () => {
    const response = await site.get("/api/scheduling/slots");
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    const { timezone, slotMinutes, slots } = await response.json();
    expect([timezone, slotMinutes, slots.length, slots[0]]).toEqual(["Asia/Kolkata", 30, 160, firstSlot]);
    expect(slots).toEqual(slots.toSorted());
  });

  it("reads the free slots from the store once per second, and after every booking or cancellation", async () => {
    const listTaken = vi.spyOn(site.store, "listTakenTimes");
    await Promise.all(Array.from({ length: 50 }, () => site.listSlots()));
    await site.get("/schedule");
    expect(listTaken).toHaveBeenCalledTimes(1);
    const token = await site.book();
    expect((await shownOn(await site.get("/schedule"))).slots.slots).not.toContain(firstSlot);
    expect(listTaken).toHaveBeenCalledTimes(2);
    await site.postNative(`/booking/${token}`);
    expect(await site.listSlots()).toContain(firstSlot);
    expect(listTaken).toHaveBeenCalledTimes(3);
  });

  it.each(["POST", "PUT", "DELETE"])("rejects %s on /slots with 405", async (method) => {
    for (const path of ["/api/scheduling/slots", `/api/scheduling/bookings/${"a".repeat(24)}.ics`]) {
      const response = await fetch(site.origin + path, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      expect(await response.json()).toMatchObject({ ok: false });
    }
  });

  it("responds to GET /slots with 503 when the store can't be read", async () => {
    vi.spyOn(site.store, "listTakenTimes").mockRejectedValueOnce(new StoreUnavailableError("locked"));
    const response = await site.get("/api/scheduling/slots");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await response.json()).toMatchObject({ ok: false, error: expect.stringContaining("try again") });
  });
});

describe("a schedule submission", () => {
  it("stores a lead and a booking, and returns both ids", async () => {
    const response = await site.post(form);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ok: true,
      id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      booking: expect.stringMatching(/^[\w-]{24}$/),
    });
    expect(site.countRows()).toEqual({ leads: 1, idempotency: 0, recent_posts: 1, outbox: 2, bookings: 1 });
  });

  it("books a slot for one of fifty concurrent visitors and doesn't store anything for the others", async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        site.post({ ...form, email: `asha${index}@example.com` }, { "idempotency-key": `key ${index}` }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(site.countRows()).toEqual({ leads: 1, idempotency: 1, recent_posts: 1, outbox: 2, bookings: 1 });
    const loser = responses.find(({ status }) => status === 409);
    expect(await loser?.json()).toEqual({
      ok: false,
      error: "That time has just been taken. Please choose another.",
      fields: { slotStart: expect.stringMatching(/^[A-Z].+/) },
    });
  });

  const neverOffered: [string, unknown][] = [
    ["past", "2026-11-20T03:30:00.000Z"],
    ["too soon", "2026-11-23T09:00:00.000Z"],
    ["between two slots", "2026-11-24T03:45:00.000Z"],
    ["on a Saturday", "2026-11-28T03:30:00.000Z"],
    ["given with an offset", "2026-11-24T09:00:00+05:30"],
    ["a millisecond off", "2026-11-24T03:30:00.001Z"],
    ["not a time", "tomorrow"],
    ["an array", [firstSlot]],
    ["missing", undefined],
  ];
  it.each(neverOffered)(
    "responds with 422 and doesn't store anything when the slot is %s",
    async (_name, slotStart) => {
      const response = await site.post({ ...form, slotStart });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        ok: false,
        fields: { slotStart: expect.stringMatching(/^[A-Z].+/) },
      });
      expect(site.countRows()).toEqual(nothing);
    },
  );

  it("checks slots against the server's clock even after it was set forward or back", async () => {
    const [shown = ""] = await site.listSlots();
    site.clock = "2026-11-23T15:00:00.001Z";
    expect((await site.post({ ...form, slotStart: shown })).status).toBe(422);
    site.clock = "2026-11-23T15:00:00.000Z";
    expect((await site.post({ ...form, slotStart: shown })).status).toBe(200);
    site.clock = "2026-11-01T00:00:00.000Z";
    expect((await site.post({ ...form, slotStart: "2026-11-25T03:30:00.000Z" })).status).toBe(422);
    site.clock = monday;
    expect((await site.post({ ...form, slotStart: "2026-11-25T03:30:00.000Z" })).status).toBe(200);
  });

  it("reports success but doesn't book a slot when the honeypot is filled", async () => {
    const response = await site.post({ ...form, website: "x" });
    const success = { ok: true, id: expect.any(String) };
    expect([response.status, await response.json()]).toEqual([200, success]);
    expect(await site.listSlots()).toContain(firstSlot);
    const headers = { "idempotency-key": "k" };
    const unoffered = await site.post({ ...form, website: "x", slotStart: "rubbish" }, headers);
    const body = await unoffered.json();
    expect([unoffered.status, body]).toEqual([200, success]);
    expect(await (await site.post({ ...form, website: "x", slotStart: "rubbish" }, headers)).json()).toEqual(
      body,
    );
    await site.book();
  });
});

describe("a schedule submission without JavaScript", () => {
  it("redirects to the same booking page when a submission is repeated within a minute", async () => {
    const first = await site.postNative("/api/forms", form);
    const again = await site.postNative("/api/forms", form);
    expect([first.status, again.status]).toEqual([303, 303]);
    expect(first.headers.get("location")).toMatch(/^\/booking\/[\w-]{24}$/);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(site.countRows()).toMatchObject({ leads: 1, bookings: 1 });
  });

  it("responds with a 409 to a taken slot, and shows the visitor's input and the free slots", async () => {
    await site.book();
    const response = await site.postNative("/api/forms", { ...form, firstName: "Ravi" });
    expect(response.status).toBe(409);
    const { refused, slots } = await shownOn(response);
    expect(refused).toMatchObject({
      error: "That time has just been taken. Please choose another.",
      fields: { slotStart: expect.any(String) },
      values: { firstName: "Ravi", message: form.message, slotStart: firstSlot },
    });
    expect(slots.slots).toHaveLength(159);
  });

  it("redirects to the contact page's thanks when the honeypot is filled", async () => {
    const response = await site.postNative("/api/forms", { ...form, website: "x" });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/contact\?sent=[\w-]{9}$/),
    ]);
    expect(site.countRows()).toMatchObject({ leads: 1, outbox: 2 });
  });
});
