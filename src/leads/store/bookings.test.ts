import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "#config/settings/index.ts";
import { newBooking, newLead, slotStart } from "#tests/support/leads/new-lead.ts";
import { withStore } from "#tests/support/leads/test-store.ts";
import type { RecordResult, Store } from "./index.ts";
import { openStore } from "./index.ts";

const before = Date.parse(slotStart) - 1;

const test = withStore();
let store: Store;

beforeEach(() => {
  store = test.store;
});

const kindsOf = (results: readonly RecordResult[]) => results.map(({ kind }) => kind);

describe("a booking", () => {
  it("is recorded only once per slot when two servers receive 40 requests at once", async () => {
    const other = await openStore(test.place, console);
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? store : other).record(newBooking({ email: `a${index}@example.com` }), "off"),
      ),
    );
    await other.close();
    expect(kindsOf(results).filter((kind) => kind === "recorded")).toHaveLength(1);
    expect(kindsOf(results).filter((kind) => kind === "slotTaken")).toHaveLength(39);
  });

  it("is unique per slot in the database, ignoring canceled and held bookings", async () => {
    await store.record(newBooking(), "off");
    const columns = await listOtherColumns();
    const copy = (state: string) =>
      test.db.transaction().execute(async (transaction) => {
        const run = (statement: string) => sql.raw(statement).execute(transaction);
        await run(`insert into leads (id, ${columns}) select 'copy', ${columns} from leads`);
        await run(
          `insert into bookings (token, lead_id, slot_start_ms, slot_minutes, state, sequence, created_at_ms, changed_at_ms)
           select 'token', 'copy', slot_start_ms, slot_minutes, '${state}', 0, 0, 0 from bookings`,
        );
        throw new Error("rolled back");
      });
    await expect(copy("booked")).rejects.toThrow(/unique constraint/i);
    await expect(copy("cancelled")).rejects.toThrow("rolled back");
    await expect(copy("held")).rejects.toThrow("rolled back");
  });

  it("keeps the length it was booked with", async () => {
    await store.record(newBooking({}, { slot: { slotMinutes: 45, isOffered: true } }), "off");
    const startMs = Date.parse(slotStart);
    expect(await store.listTakenTimes(before)).toEqual([{ startMs, endMs: startMs + 45 * 60_000 }]);
    expect(await store.listComingBookings(startMs + 44 * 60_000)).toHaveLength(1);
    expect(await store.listComingBookings(startMs + 45 * 60_000)).toEqual([]);
  });

  it("blocks overlapping slots, but not adjacent ones", async () => {
    const long = { slot: { slotMinutes: 60, isOffered: true } };
    await store.record(newBooking(), "off");
    const at = (time: string) =>
      store.record(newBooking({ slotStart: `2126-11-24T${time}:00.000Z` }, long), "off");
    expect(kindsOf([await at("02:45"), await at("03:15"), await at("03:45")])).toEqual([
      "slotTaken",
      "slotTaken",
      "slotTaken",
    ]);
    expect(kindsOf([await at("02:30"), await at("04:00")])).toEqual(["recorded", "recorded"]);
  });

  it("is recorded only once within a buffer when two servers receive requests for adjacent slots", async () => {
    const other = await openStore(test.place, console);
    const slot = { slotMinutes: 30, bufferMinutes: 10, isOffered: true };
    const results = await Promise.all(
      ["03:00", "03:30", "03:00", "03:30"].map((time, index) =>
        (index % 2 ? store : other).record(
          newBooking({ slotStart: `2126-11-24T${time}:00.000Z`, email: `a${index}@example.com` }, { slot }),
          "off",
        ),
      ),
    );
    await other.close();
    expect(kindsOf(results).filter((kind) => kind === "recorded")).toHaveLength(1);
    const at = (time: string) =>
      store.record(newBooking({ slotStart: `2126-11-24T${time}:00.000Z` }, { slot }), "off");
    expect(kindsOf([await at("02:20"), await at("04:10")])).toEqual(["recorded", "recorded"]);
  });

  it("is canceled only once when ten requests arrive at the same time", async () => {
    const result = await store.record(newBooking(), "off");
    const token = result.kind === "recorded" ? (result.booking ?? "") : "";
    const results = await Promise.all(Array.from({ length: 10 }, () => store.cancelBooking(token, before)));
    expect(results.filter((one) => one === "cancelled")).toHaveLength(1);
    expect((await store.findBooking({ token }))?.sequence).toBe(1);
  });
});

describe("a submission with a repeated idempotency key", () => {
  const keyed = (post: Record<string, unknown> = {}) => newBooking(post, { idempotencyKey: "k" });

  it("gets the first response with its booking token, even after a cancellation", async () => {
    const first = await store.record(keyed(), "off");
    const token = first.kind === "recorded" ? (first.booking ?? "") : "";
    await store.cancelBooking(token, before);
    expect(await store.record(keyed(), "off")).toEqual({ ...first, replayed: true });
  });

  it("records a new lead if the first submission with the key was rejected", async () => {
    await store.record(newBooking({ email: "first@example.com" }), "off");
    expect(await store.record(keyed(), "off")).toEqual({ kind: "slotTaken" });
    expect(await store.record(keyed({ slotStart: "2126-11-25T03:30:00.000Z" }), "off")).toMatchObject({
      kind: "recorded",
      replayed: false,
    });
  });
});

describe("the same booking with another idempotency key", () => {
  const tenMinutesMs = 10 * 60_000;

  const age = (ms: number) => test.rows(`update recent_posts set at_ms = at_ms - ${ms}`);

  const send = (idempotencyKey: string | undefined, post: Record<string, unknown> = {}) =>
    store.record(newBooking(post, { idempotencyKey }), "off");

  it("gets the first response for ten minutes, even from another time zone and screen", async () => {
    const first = await send("k1", { timezone: "Europe/London" });
    await age(tenMinutesMs - 30_000);
    const elsewhere = { timezone: "Asia/Tokyo", screenSize: "390x844", browserLanguage: "ja" };
    expect(await send("k2", elsewhere)).toEqual({ ...first, replayed: true });
    await age(30_000);
    expect(await send("k3", elsewhere)).toEqual({ kind: "slotTaken" });
  });

  it("stores the first response under its own key", async () => {
    const first = await send("k1");
    await send("k2");
    await age(tenMinutesMs);
    expect(await send("k2")).toEqual({ ...first, replayed: true });
    expect(await send("k2", { message: "Something else" })).toEqual({ kind: "otherContent" });
  });

  it("gets the first response even above the hard limit or once the slot is no longer offered", async () => {
    const first = await send("k1");
    const again = { idempotencyKey: "k2", isReplayOnly: true, slot: { slotMinutes: 30, isOffered: false } };
    expect(await store.record(newBooking({}, again), "off")).toEqual({ ...first, replayed: true });
    // Nothing was stored under the new key.
    await age(tenMinutesMs);
    expect(await send("k2")).toEqual({ kind: "slotTaken" });
  });

  it("is a new lead if the IP address or content differs, or if the first booking was canceled", async () => {
    const first = await send("k1");
    expect(await send("k2", { message: "Something else" })).toEqual({ kind: "slotTaken" });
    const stranger = newBooking({}, { idempotencyKey: "k3", clientIp: "203.0.113.8" });
    expect(await store.record(stranger, "off")).toEqual({ kind: "slotTaken" });
    await store.cancelBooking(first.kind === "recorded" ? (first.booking ?? "") : "", before);
    expect(await send("k4")).toMatchObject({
      kind: "recorded",
      replayed: false,
      booking: expect.any(String),
    });
  });

  it("stores a repeated contact submission as a new lead", async () => {
    const contact = { formType: "contact", mode: "full", firstName: "Asha", lastName: "Rao" };
    const post = { ...contact, email: "asha@example.com", message: "Our funnel" };
    for (const key of ["k1", "k2"]) {
      const result = await store.record(newLead(post, { idempotencyKey: key }), "off");
      expect(result).toMatchObject({ kind: "recorded", replayed: false });
    }
  });
});

describe("a quarantined booking", () => {
  const { formLimits } = readSettings({ FORM_LIMITS: "ip=1/1h" });

  it("doesn't block its slot or get a token", async () => {
    await store.record(newBooking({ slotStart: "2126-11-25T03:30:00.000Z" }), formLimits);
    const held = await store.record(newBooking(), formLimits);
    expect(held).toEqual({ kind: "recorded", id: expect.any(String), state: "quarantined", replayed: false });
    expect(await store.listTakenTimes(before)).toHaveLength(1);
    const [[token] = []] = await test.rows("select token from bookings where state = 'held'");
    expect(await store.findBooking({ token: String(token) })).toBeUndefined();
    expect(await store.cancelBooking(String(token), before)).toBe("unknown");
    expect(await store.record(newBooking({ email: "b@example.com" }), "off")).toMatchObject({
      booking: expect.any(String),
    });
  });

  it("is rejected if its slot isn't offered", async () => {
    await store.record(newBooking({ message: "Another request" }), formLimits);
    const slot = { slotMinutes: 30, isOffered: false };
    expect(await store.record(newBooking({}, { slot }), formLimits)).toEqual({ kind: "slotNotOffered" });
  });
});

async function listOtherColumns(): Promise<string> {
  const leads = (await test.db.introspection.getTables()).find(({ name }) => name === "leads");
  const names = (leads?.columns ?? []).map(({ name }) => name);
  return names.filter((name) => name !== "id").join(", ");
}
