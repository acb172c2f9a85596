import { describe, expect, it, vi } from "vitest";
import { firstSlot, form, serveBookingsSite, shownOn } from "#tests/support/leads/bookings-site.ts";
import { contactPost } from "#tests/support/leads/new-lead.ts";
import { referenceOf } from "../forms/index.ts";
import { StoreUnavailableError } from "../store/store-errors.ts";

const site = await serveBookingsSite();

const contact = { ...contactPost, email: "asha@example.com" };
const second = "2026-11-24T03:30:00.000Z";

async function read(response: Response): Promise<{ id: string; call: string | null }> {
  const { id } = await response.json();
  return { id, call: response.headers.get("call-token") };
}
async function send(fields: object = contact): Promise<{ id: string; call: string }> {
  const { id, call } = await read(await site.post(fields));
  return { id, call: call ?? "" };
}
const book = (call: string, slotStart = firstSlot, more = {}) =>
  site.postNative("/booking", { call, slotStart, ...more });
const shown = async (path: string) => shownOn(await site.get(path));

describe("the response to a contact form", () => {
  it.each(["contact", "modal"])(
    "returns a call token, and the same one for a replay: %s",
    async (formType) => {
      const headers = { "idempotency-key": formType };
      const first = await read(await site.post({ ...contact, formType }, headers));
      expect(first.call).toMatch(/^[\w.-]{70,}$/);
      expect(await read(await site.post({ ...contact, formType }, headers))).toEqual(first);
    },
  );

  it("puts the call token in the redirect without JavaScript", async () => {
    const response = await site.postNative("/api/forms", contact);
    const thanks = response.headers.get("location") ?? "";
    expect([response.status, thanks]).toEqual([303, expect.stringMatching(/^\/contact\?sent=[^&]+&call=./)]);
    const page = await site.get(thanks);
    expect(page.headers.get("cache-control")).toBe("private, no-cache");
    const call = new URLSearchParams(thanks.split("?")[1]).get("call") ?? "";
    expect((await shown(`/schedule?call=${call}`)).caller).toMatchObject({ booking: null });
  });

  it("returns no call token for other forms or if signing fails, and treats a bot like a visitor", async () => {
    expect((await read(await site.post(form))).call).toBeNull();
    const bot = await send({ ...contact, website: "x" });
    expect(bot.call).toMatch(/^[\w.-]{70,}$/);
    expect((await shown(`/schedule?call=${bot.call}`)).caller).toBeNull();
    vi.spyOn(site.store, "readSecret").mockRejectedValueOnce(new StoreUnavailableError("locked"));
    const response = await site.post({ ...contact, message: "Another message." });
    expect([response.status, (await read(response)).call]).toEqual([200, null]);
  });
});

describe("POST /booking", () => {
  it("books the lead's call and redirects to its page, also when repeated", async () => {
    const { id, call } = await send();
    const before = await shown(`/schedule?call=${call}&time=${firstSlot}`);
    expect(before.caller).toEqual({ token: call, reference: referenceOf(id), booking: null });
    expect(site.countRows()).toMatchObject({ leads: 1, bookings: 0 });
    const [first, again] = await Promise.all([book(call), book(call)]);
    expect(first.status).toBe(303);
    expect(first.headers.get("location")).toMatch(/^\/booking\/[\w-]{24}$/);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(site.countRows()).toMatchObject({ leads: 1, bookings: 1 });
    expect(await site.listSlots()).not.toContain(firstSlot);
    const { booking } = (await shown(`/schedule?call=${call}`)).caller;
    expect(booking).toMatchObject({ slotStart: firstSlot, state: "booked", reference: referenceOf(id) });
  });

  it("says that the lead already has a call at another time", async () => {
    const { call } = await send();
    await book(call);
    const response = await book(call, second);
    expect([response.status, response.headers.get("location")]).toEqual([303, `/schedule?call=${call}`]);
    expect(site.countRows()).toMatchObject({ bookings: 1 });
  });

  it.each([
    ["taken", firstSlot, 409, "That time has just been taken. Please choose another."],
    ["never offered", "2026-11-28T03:30:00.000Z", 422, "Please choose one of the times on offer"],
    ["not a time", "tomorrow", 422, "Please choose one of the times on offer"],
    ["missing", "", 422, "Please choose one of the times on offer"],
  ])("shows the form again when the time is %s", async (_, slotStart, status, error) => {
    await site.book();
    const { id, call } = await send();
    const response = await book(call, slotStart);
    expect([response.status, response.headers.get("cache-control")]).toEqual([status, "private, no-cache"]);
    const page = await shownOn(response);
    expect(page.refusedMove).toEqual({ error, slotStart });
    expect(page.caller).toMatchObject({ token: call, reference: referenceOf(id) });
    expect(page.slots.slots).not.toContain(firstSlot);
    expect(site.countRows()).toMatchObject({ bookings: 1 });
  });

  it("asks for a name when the token was altered, belongs to an erased lead or is missing", async () => {
    const { id, call } = await send();
    const other = await send({ ...contact, message: "Another message." });
    const swapped = call.replace(id, other.id);
    await site.store.eraseLeads([id], []);
    for (const token of [call, swapped, `${call}0`, "x", ""]) {
      expect((await shown(`/schedule?call=${token}`)).caller ?? null).toBeNull();
      const response = await book(token);
      expect([response.status, response.headers.get("location")]).toEqual([
        303,
        `/schedule?time=${encodeURIComponent(firstSlot)}`,
      ]);
    }
    expect(site.countRows()).toMatchObject({ bookings: 0 });
  });

  it("rejects posts from other sites and other methods, and never books on a GET", async () => {
    const { call } = await send();
    const foreign = await site.postNative(
      "/booking",
      { call, slotStart: firstSlot },
      { origin: "https://evil.example" },
    );
    expect(foreign.status).toBe(403);
    for (let count = 0; count < 50; count += 1) {
      const path = `/schedule?call=${call}&time=${firstSlot}&slotStart=${firstSlot}`;
      await fetch(site.origin + path, { method: count % 2 ? "HEAD" : "GET" });
    }
    expect((await fetch(`${site.origin}/booking`, { method: "PUT" })).status).toBe(405);
    expect(site.countRows()).toMatchObject({ leads: 1, bookings: 0, outbox: 2 });
  });

  it("responds with 503 while the store is unavailable, and keeps offering the form", async () => {
    const { call } = await send();
    vi.spyOn(site.store, "bookCall").mockRejectedValueOnce(new StoreUnavailableError("locked"));
    const response = await book(call);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    vi.spyOn(site.store, "findLead").mockRejectedValueOnce(new StoreUnavailableError("locked"));
    const page = await site.get(`/schedule?call=${call}`);
    expect([page.status, (await shownOn(page)).slots.slots.length]).toEqual([200, 160]);
  });

  it("keeps tokens out of the log and out of stored sources", async () => {
    const { call } = await send();
    const referer = `http://localhost:3000/schedule?call=${call}&time=${firstSlot}`;
    await site.postNative("/api/forms", { ...contact, message: "From there." }, { referer });
    await site.get(`/schedule?call=${call}`);
    await book(call);
    expect(site.logged.join("\n")).not.toContain(call);
    const sources = (await site.store.listLeads({ state: "accepted", limit: 9 })).map(({ source }) => source);
    expect(sources).toContain(`http://localhost:3000/schedule?call=&time=${firstSlot}`);
  });
});
