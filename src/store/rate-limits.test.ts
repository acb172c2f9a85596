import Database from "better-sqlite3";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { newLead } from "../../tests/support/new-lead.ts";
import { readSettings } from "../settings/index.ts";
import { createBookings } from "./bookings.ts";
import { createLeadHasher } from "./lead-hashes.ts";
import { createLeads, type Leads } from "./leads.ts";
import { migrate } from "./migrations/migrate.ts";
import { migrations } from "./migrations/migrations.ts";
import type { NewLead, RecordResult } from "./record-lead.ts";
import type { StoreTables } from "./schema.ts";
import { createKysely } from "./sqlite/open-database.ts";
import { sqliteEngine } from "./sqlite/sqlite-engine.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const startMs = Date.parse("2026-11-23T06:00:00.000Z");

let db: Kysely<StoreTables>;
let leads: Leads;
let nowMs: number;
let number: number;

beforeEach(async () => {
  nowMs = startMs;
  number = 0;
  db = createKysely(new Database(":memory:"));
  await migrate(db, sqliteEngine, migrations);
  leads = createLeads({
    db,
    engine: sqliteEngine,
    hashLead: createLeadHasher(Buffer.alloc(32)),
    now: () => nowMs,
  });
});

afterEach(() => db.destroy());

const contact = { formType: "contact", mode: "full", firstName: "Asha", lastName: "Rao", message: "Hello" };
const visitor = (index: number): Partial<NewLead> => ({ clientIp: `198.51.100.${index}` });

/** Stores a post with an e-mail address of its own, and returns the result's state or kind. */
async function send(
  post: Record<string, unknown> = {},
  sender: Partial<NewLead> = {},
  formLimits = "",
): Promise<string> {
  const result = await record(post, sender, formLimits);
  return result.kind === "recorded" ? result.state : result.kind;
}

async function record(
  post: Record<string, unknown> = {},
  sender: Partial<NewLead> = {},
  formLimits = "",
): Promise<RecordResult> {
  number += 1;
  const lead = newLead({ ...contact, email: `a${number}@example.com`, ...post }, sender);
  const limits = readSettings({ FORM_LIMITS: formLimits }).formLimits;
  const [result] = await leads.recordAll([{ lead, limits }]);
  if (!result) throw new Error("no result");
  return result;
}

/** Sends a schedule request for the half hour with this index, of 180 on offer. */
function sendBooking(
  index: number,
  sender: Partial<NewLead> = {},
  post: Record<string, unknown> = {},
  limits = "",
) {
  const slotStart = new Date(startMs + dayMs + index * 30 * minuteMs).toISOString();
  const slot = { slotMinutes: 30, isOffered: true };
  return send({ formType: "schedule", slotStart, ...post }, { slot, ...sender }, limits);
}

function tally(results: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[result] = (counts[result] ?? 0) + 1;
  return counts;
}

async function repeat(count: number, post: (index: number) => Promise<string>): Promise<string[]> {
  const results: string[] = [];
  for (let index = 0; index < count; index += 1) results.push(await post(index));
  return results;
}

const reasons = async () => {
  const rows = await db.selectFrom("leads").select("quarantineReason").orderBy("id").execute();
  return rows.map(({ quarantineReason }) => quarantineReason);
};

describe("an IP address that posts 59 valid forms a minute for five minutes", () => {
  it.each([false, true])("holds back nobody else (honeypot filled: %s)", async (honeypot) => {
    const attack = await repeat(295, (index) => {
      nowMs = startMs + Math.floor((index * minuteMs) / 59);
      return send({}, { honeypot });
    });
    expect(tally(attack)).toEqual({
      ...(!honeypot && { accepted: 5 }),
      quarantined: 200,
      quarantineFull: honeypot ? 95 : 90,
    });
    expect(tally(await repeat(6, (index) => send({}, visitor(index))))).toEqual({ accepted: 6 });
    expect(tally(await repeat(3, (index) => sendBooking(index, visitor(10 + index))))).toEqual({
      accepted: 3,
    });
  });
});

describe("'at most n' lets exactly n pass", () => {
  const same = { email: "asha@example.com" };
  it.each([
    ["soft=3/1h", () => send({}, {}, "soft=3/1h"), "addressLimit"],
    ["email=3/1h", () => send(same, {}, "soft=off;email=3/1h"), "emailLimit"],
    ["calls=3/1h", () => sendBooking(number, {}, {}, "soft=off;calls=3/1h"), "callLimit"],
    [
      "email-calls=3/1h",
      () => sendBooking(number, {}, same, "soft=off;email=off;calls=off;email-calls=3/1h"),
      "callLimit",
    ],
  ] as const)("in %s", async (_limit, post, reason) => {
    expect(await repeat(4, post)).toEqual(["accepted", "accepted", "accepted", "quarantined"]);
    expect(await reasons()).toEqual([null, null, null, reason]);
  });

  it("in quarantine", async () => {
    const post = () => send({}, { honeypot: true }, "quarantine=3/1h");
    expect(await repeat(4, post)).toEqual(["quarantined", "quarantined", "quarantined", "quarantineFull"]);
  });

  it("in every sliding window of a limit", async () => {
    const post = () => send({}, {}, "soft=1/10m,2/1d");
    const results: string[] = [];
    for (const minute of [0, 9, 10, 11, 20, 24 * 60 - 1, 24 * 60]) {
      nowMs = startMs + minute * minuteMs;
      results.push(await post());
    }
    const [held, passed] = ["quarantined", "accepted"];
    expect(results).toEqual([passed, held, passed, held, held, held, passed]);
  });
});

describe("an e-mail address", () => {
  const mine = { email: "asha@example.com" };

  it("that others post from elsewhere can still be used by its owner", async () => {
    expect(await repeat(3, () => send(mine, visitor(1)))).toEqual(["accepted", "accepted", "accepted"]);
    expect(await send(mine, visitor(1))).toBe("quarantined");
    expect(await send(mine, visitor(2))).toBe("accepted");
  });
});

describe("the quarantine of one IP address", () => {
  const trapped = { honeypot: true };
  const long = { message: "\u{1F600}".repeat(10_000) };

  it("has a size: 2 MB a day", async () => {
    const results = await repeat(100, () => send(long, trapped));
    const { quarantined = 0, quarantineFull = 0 } = tally(results);
    expect(quarantined + quarantineFull).toBe(100);
    const { bytes } = await db
      .selectFrom("recentPosts")
      .select((select) => select.fn.sum<number>("bytes").as("bytes"))
      .executeTakeFirstOrThrow();
    expect(bytes).toBeLessThanOrEqual(2_000_000);
    expect(bytes).toBeGreaterThan(1_950_000);
    expect(await send({}, trapped)).toBe("quarantined");
  });

  it("has room again after Retry-After, and not a millisecond before", async () => {
    for (const limits of ["quarantine=2/1h", "quarantine-size=85kB/1h"]) {
      nowMs += dayMs;
      const post = () => record(long, trapped, limits);
      await post();
      nowMs += minuteMs;
      await post();
      nowMs += minuteMs;
      const full = await post();
      expect(full).toEqual({ kind: "quarantineFull", retryAfterMs: 58 * minuteMs });
      nowMs += 58 * minuteMs - 1;
      expect(await post()).toEqual({ kind: "quarantineFull", retryAfterMs: 1 });
      nowMs += 1;
      expect(await post()).toMatchObject({ kind: "recorded" });
    }
  });

  it("never has room for a single post above it", async () => {
    expect(await record(long, trapped, "quarantine-size=1kB/1h")).toEqual({
      kind: "quarantineFull",
      retryAfterMs: 60 * minuteMs,
    });
  });

  it("does not count toward another's, and an accepted post needs none", async () => {
    const limits = "quarantine=1/1d";
    expect(await send({}, trapped, limits)).toBe("quarantined");
    expect(await send({}, trapped, limits)).toBe("quarantineFull");
    expect(await send({}, { ...trapped, ...visitor(1) }, limits)).toBe("quarantined");
    expect(await send({}, {}, limits)).toBe("accepted");
  });

  it("has room again for what a person has released, which counts toward no limit", async () => {
    const limits = "soft=1/1d;quarantine=1/1d";
    await send({}, {}, limits);
    const held = await record({}, {}, limits);
    expect(await send({}, {}, limits)).toBe("quarantineFull");
    if (held.kind === "recorded") await leads.release(held.id);
    expect(await send({}, {}, limits)).toBe("quarantined");
  });

  it("is not filled by a replay, which gets the first response even when there is no room", async () => {
    const limits = "soft=1/1d;quarantine=2/1d";
    const keyed = { idempotencyKey: "k" };
    const native = { sameContentIsSameLead: true };
    const post = { email: "asha@example.com" };
    await send({}, {}, limits);
    const first = await record(post, keyed, limits);
    const second = await record({ ...post, message: "Other" }, native, limits);
    expect(await send({}, {}, limits)).toBe("quarantineFull");
    expect(await record(post, keyed, limits)).toEqual({ ...first, replayed: true });
    expect(await record({ ...post, message: "Other" }, native, limits)).toEqual({
      ...second,
      replayed: true,
    });
    expect((await db.selectFrom("recentPosts").select("leadId").execute()).length).toBe(3);
  });
});

describe("bookings", () => {
  it("of nine IP addresses leave most of 180 times free, in half an hour and in a day", async () => {
    const book = (slot: number) => sendBooking(slot, visitor(slot % 9));
    const halfAnHour = await repeat(180, (slot) => {
      nowMs = startMs + slot * 10_000;
      return book(slot);
    });
    expect(tally(halfAnHour)).toEqual({ accepted: 27, quarantined: 153 });
    const rest = await repeat(153, (slot) => {
      nowMs = startMs + 30 * minuteMs + slot * 9 * minuteMs;
      return book(27 + slot);
    });
    expect(tally(rest)).toEqual({ quarantined: 153 });
    const other = await repeat(153, (slot) => sendBooking(27 + slot, { clientIp: `192.0.2.${slot}` }));
    expect(tally(other)).toEqual({ accepted: 153 });
  });

  it("make room when they are cancelled", async () => {
    const bookings = createBookings(db, sqliteEngine);
    await repeat(3, (slot) => sendBooking(slot));
    const [booking] = await bookings.listComing(nowMs);
    await bookings.cancel(booking?.token ?? "", nowMs);
    expect(await repeat(2, (slot) => sendBooking(3 + slot))).toEqual(["accepted", "quarantined"]);
  });

  it("are at most two with one e-mail address from one IP address", async () => {
    const same = { email: "asha@example.com" };
    expect(await repeat(3, (slot) => sendBooking(slot, {}, same))).toEqual([
      "accepted",
      "accepted",
      "quarantined",
    ]);
    expect(await sendBooking(2, visitor(1), same)).toBe("accepted");
  });

  it("do not limit other requests", async () => {
    await repeat(4, (slot) => sendBooking(slot));
    expect(await send()).toBe("accepted");
  });

  it("above the limit are made where a person releases them, and count as others do", async () => {
    await repeat(2, (slot) => sendBooking(slot, {}, {}, "calls=1/1d"));
    const held = await db
      .selectFrom("leads")
      .select("id")
      .where("state", "=", "quarantined")
      .executeTakeFirstOrThrow();
    expect(await leads.release(held.id)).toEqual({ kind: "released", booking: "booked" });
    expect(await sendBooking(3, {}, {}, "calls=2/1d")).toBe("quarantined");
  });
});

describe("an IPv6 /48", () => {
  const household = (index: number): Partial<NewLead> => ({
    clientIp: `2001:db8:1:${index.toString(16)}::/64`,
    clientNetwork: "2001:db8:1::/48",
  });

  it("has ten times the limits of an IP address", async () => {
    const accepted = await repeat(51, (index) => send({}, household(index)));
    expect(tally(accepted)).toEqual({ accepted: 50, quarantined: 1 });
    expect(accepted.at(-1)).toBe("quarantined");
    nowMs += 10 * minuteMs;
    const mail = { email: "asha@example.com" };
    expect(tally(await repeat(31, (index) => send(mail, household(100 + index), "soft=off")))).toEqual({
      accepted: 30,
      quarantined: 1,
    });
    expect(await send({}, { clientIp: "2001:db8:2:1::/64", clientNetwork: "2001:db8:2::/48" })).toBe(
      "accepted",
    );
  });

  it("has ten times the bookings and the quarantine of an IP address", async () => {
    const calls = await repeat(31, (slot) => sendBooking(slot, household(slot), {}, "soft=off"));
    expect(tally(calls)).toEqual({ accepted: 30, quarantined: 1 });
    const trapped = (index: number) => send({}, { ...household(index), honeypot: true }, "quarantine=3/1d");
    expect(tally(await repeat(35, trapped))).toEqual({ quarantined: 29, quarantineFull: 6 });
  });
});

describe("the overall limit", () => {
  it("holds back nobody, and is reported from the first post above it", async () => {
    const results: boolean[] = [];
    for (let index = 0; index < 4; index += 1) {
      const result = await record({}, visitor(index), "overall=3/1h");
      results.push(
        result.kind === "recorded" && result.state === "accepted" && result.isAboveOverall === true,
      );
    }
    expect(results).toEqual([false, false, false, true]);
    expect(await reasons()).toEqual([null, null, null, null]);
  });

  it("does not count what is in quarantine", async () => {
    await repeat(9, (index) => send({}, { ...visitor(index), honeypot: true }));
    expect(await record({}, visitor(9), "overall=1/1h")).not.toHaveProperty("isAboveOverall");
  });
});

it("no limit holds where limits are off", async () => {
  const results = await repeat(300, () => sendBooking(number, {}, { email: "asha@example.com" }, "off"));
  expect(tally(results)).toEqual({ accepted: 300 });
  expect(tally(await repeat(300, () => send({}, { honeypot: true }, "off")))).toEqual({ quarantined: 300 });
});
