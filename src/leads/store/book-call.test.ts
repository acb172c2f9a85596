import { beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { dayMs, minuteMs } from "#platform/time/durations.ts";
import { newBooking, newLead, slotStart } from "#tests/support/leads/new-lead.ts";
import { withRateLimits } from "#tests/support/leads/rate-limits.ts";
import { withStore } from "#tests/support/leads/test-store.ts";
import { openStore, type Store } from "./index.ts";

const test = withStore();
let store: Store;

beforeEach(() => {
  store = test.store;
});

const contact = { formType: "contact", mode: "full", firstName: "Asha", lastName: "Rao", message: "Hello" };
const time = { slotStart, slotMinutes: 30, isOffered: true, clientIp: "203.0.113.7", timezone: "Asia/Tokyo" };
const later = "2126-11-25T03:30:00.000Z";

async function send(post: object = { email: "asha@example.com" }): Promise<string> {
  const result = await store.record(newLead({ ...contact, ...post }), "off");
  if (result.kind !== "recorded") throw new Error(result.kind);
  return result.id;
}

const listOutbox = () => test.rows("select kind, channel, state from outbox order by kind, channel");

describe("the call of an earlier lead", () => {
  it("belongs to that lead, which gets one email on each side and a reminder", async () => {
    const leadId = await send();
    const result = await store.bookCall({ leadId, ...time }, "off");
    const booking = await store.findBooking({ leadId });
    expect(result).toEqual({ kind: "booked", token: booking?.token });
    expect(booking).toMatchObject({ slotStart, timezone: "Asia/Tokyo", firstName: "Asha", sequence: 0 });
    expect(await test.rows("select count(*) from leads where reply_alerts is null")).toEqual([[1]]);
    expect(await listOutbox()).toEqual([
      ["book", "owner-mail", "pending"],
      ["book", "visitor-mail", "pending"],
      ["reminder", "visitor-mail", "pending"],
      ["request", "owner-mail", "pending"],
      ["request", "visitor-mail", "pending"],
    ]);
  });

  it("leaves an earlier answer in the reply times", async () => {
    const leadId = await send();
    await store.recordAnswer(leadId, Date.now());
    await store.bookCall({ leadId, ...time }, "off");
    expect(await store.listOrigins({ state: "accepted", limit: 1 })).toMatchObject([{ replyAlerts: 0 }]);
  });

  it("is booked once when two servers get the request 20 times at once", async () => {
    const leadId = await send();
    const other = await openStore(test.place, console);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? store : other).bookCall({ leadId, ...time }, "off"),
      ),
    );
    await other.close();
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(results[0]).toMatchObject({ kind: "booked" });
    expect(await test.rows("select count(*) from bookings")).toEqual([[1]]);
    expect(await listOutbox()).toHaveLength(5);
  });

  it("wins its slot alone when two servers also get bookings of new visitors", async () => {
    const ids = await Promise.all([1, 2, 3].map((index) => send({ email: `a${index}@example.com` })));
    const other = await openStore(test.place, console);
    const results = await Promise.all([
      ...ids.map((leadId, index) => (index % 2 ? store : other).bookCall({ leadId, ...time }, "off")),
      ...[4, 5, 6].map((index) => other.record(newBooking({ email: `a${index}@example.com` }), "off")),
    ]);
    await other.close();
    expect(results.filter(({ kind }) => kind === "booked" || kind === "recorded")).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === "taken" || kind === "slotTaken")).toHaveLength(5);
    expect(await test.rows("select count(*) from bookings")).toEqual([[1]]);
  });

  it("is refused at another time, after a move and after a cancellation, without any change", async () => {
    const leadId = await send();
    const result = await store.bookCall({ leadId, ...time }, "off");
    const token = result.kind === "booked" ? result.token : "";
    expect(await store.bookCall({ leadId, ...time, slotStart: later }, "off")).toEqual({ kind: "hasCall" });
    await store.moveBooking(token, { ...time, slotStart: later }, Date.now());
    expect(await store.bookCall({ leadId, ...time }, "off")).toEqual({ kind: "hasCall" });
    expect(await store.bookCall({ leadId, ...time, slotStart: later }, "off")).toEqual({
      kind: "booked",
      token,
    });
    await store.cancelBooking(token, Date.now());
    expect(await store.bookCall({ leadId, ...time, slotStart: later }, "off")).toEqual({ kind: "hasCall" });
    expect(await store.findBooking({ leadId })).toMatchObject({ state: "cancelled", sequence: 2 });
  });

  it.each([
    ["not offered", { isOffered: false }, "notOffered"],
    ["at a time when the owner is busy", { isBusy: true }, "taken"],
    ["within another call's buffer", { slotStart: "2126-11-24T04:00:00.000Z", bufferMinutes: 1 }, "taken"],
  ])("isn't booked when it is %s", async (_, changes, kind) => {
    await store.record(newBooking({ email: "b@example.com" }), "off");
    const leadId = await send();
    const call = { leadId, ...time, slotStart: later, ...changes };
    expect(await store.bookCall(call, "off")).toEqual({ kind });
    expect(await store.findLead({ id: leadId })).toMatchObject({ slotStart: "", timezone: "" });
    expect(await test.rows("select count(*) from bookings")).toEqual([[1]]);
  });

  it("isn't booked for a quarantined or unknown lead", async () => {
    const quarantined = await send({ email: "a@example.com", website: "x" });
    expect(await store.bookCall({ leadId: quarantined, ...time }, "off")).toEqual({ kind: "unknown" });
    expect(await store.bookCall({ leadId: "nobody", ...time }, "off")).toEqual({ kind: "unknown" });
  });

  it("emails only the owner when the lead has no email address", async () => {
    const leadId = await send({ mode: "linkedin", linkedinUrl: "https://linkedin.com/in/asha" });
    const result = await store.bookCall({ leadId, ...time }, "off");
    if (result.kind !== "booked") throw new Error(result.kind);
    await store.moveBooking(result.token, { ...time, slotStart: later }, Date.now());
    await store.cancelBooking(result.token, Date.now());
    const outbox = await test.rows("select distinct channel from outbox");
    expect(outbox).toEqual([["owner-mail"]]);
  });
});

describe("limits on calls of earlier leads", () => {
  const limited = withRateLimits();

  it("count a call of a lead that is older than a day", async () => {
    const limits = readSettings({ FORM_LIMITS: "calls=1/1d" }).formLimits;
    const leads = [await limited.record(), await limited.record()];
    limited.nowMs += 2 * dayMs;
    await limited.store.forgetSenders(limited.nowMs);
    const book = (index: number) => {
      const lead = leads[index];
      const leadId = lead?.kind === "recorded" ? lead.id : "";
      const start = new Date(limited.nowMs + dayMs + index * 60 * minuteMs).toISOString();
      return limited.store.bookCall({ ...time, leadId, slotStart: start }, limits);
    };
    expect([await book(0), await book(1)]).toMatchObject([{ kind: "booked" }, { kind: "tooMany" }]);
    expect(await limited.sendBooking(9, { clientIp: time.clientIp }, {}, "calls=1/1d")).toBe("quarantined");
  });
});
